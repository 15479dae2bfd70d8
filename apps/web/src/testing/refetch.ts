/** Acts as if the member comes back to the tab: queries are sent again. */
export function refetch(): void {
  window.dispatchEvent(new Event('visibilitychange'));
}
