/** When pages load before they are opened: at the first sign that they will be, never for who asked the browser to load less. */
export const preloading = () => (savesData() ? false : 'intent');

/** Firefox and Safari do not say it. */
function savesData(): boolean {
  const { connection } = (globalThis.navigator ?? {}) as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
