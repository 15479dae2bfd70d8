/** What a member does who comes back to the tab: what is shown is asked for again. */
export function refetch(): void {
  window.dispatchEvent(new Event('visibilitychange'));
}
