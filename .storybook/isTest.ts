/** Whether Vitest plays the stories, and not a person. */
export const isTest = '__vitest_browser_runner__' in globalThis;
