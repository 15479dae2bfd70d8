/** Shows that something that was pressed is on its way, by the page's `WaitingLine`. The early script has this, so each byte counts. */
export const showWaiting = (isWaiting: boolean) => document.documentElement.toggleAttribute('data-waiting', isWaiting);
