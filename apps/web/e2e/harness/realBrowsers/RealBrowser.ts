/** A source of input with its actions, as WebDriver and WebDriver BiDi have them. */
export type InputSource =
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: readonly object[] }
  | { type: 'key'; id: string; actions: readonly object[] };

/** A browser that is not Chromium, as people have it, with one window. */
export interface RealBrowser {
  /** Loads a page, and waits until it has loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page. Its arguments and its result are JSON. */
  evaluate<A extends unknown[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  act(source: InputSource): Promise<void>;
  /** Makes the page so large, in px. */
  resize(width: number, height: number): Promise<void>;
  /** Errors and warnings of the console, and exceptions, since the last call. */
  takeFaults(): string[];
  end(): Promise<void>;
}

/** An expression that calls the function and becomes the JSON of its result. */
export const toExpression = (run: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `Promise.resolve((${String(run)})(...${JSON.stringify(args)})).then((value) => JSON.stringify(value ?? null))`;
