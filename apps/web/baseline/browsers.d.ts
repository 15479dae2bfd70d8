/**
 * The oldest browsers in which the whole site works, by the names of MDN's compatibility data
 * (docs/decisions/063-browser-baseline.md). Older ones keep the readable page of the server.
 */
export declare const browsers: {
  readonly chrome: '109';
  readonly chrome_android: '109';
  readonly webview_android: '109';
  readonly edge: '109';
  readonly safari: '15.4';
  readonly safari_ios: '15.4';
  readonly firefox: '115';
  readonly firefox_android: '115';
};
/** The same for compilers, which know no name for the browsers of phones but that of iOS. */
export declare const buildTargets: string[];
