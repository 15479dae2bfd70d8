/**
 * The oldest browsers in which the whole site works, by the names of MDN's compatibility data
 * (docs/decisions/063-browser-baseline.md). Older ones keep the readable page of the server.
 */
export const browsers = {
  chrome: '109',
  chrome_android: '109',
  webview_android: '109',
  edge: '109',
  safari: '15.4',
  safari_ios: '15.4',
  firefox: '115',
  firefox_android: '115',
} as const;

/** The same for compilers, which know no name for the browsers of phones but that of iOS. */
export const buildTargets: string[] = [
  `chrome${browsers.chrome}`,
  `edge${browsers.edge}`,
  `safari${browsers.safari}`,
  `ios${browsers.safari_ios}`,
  `firefox${browsers.firefox}`,
];
