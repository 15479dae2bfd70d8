import { configure } from 'storybook/test';

type Config = Parameters<Extract<Parameters<typeof configure>[0], (existing: never) => unknown>>[0];

/** Set by `findBy…` and `waitFor` while they try; Testing Library asks it for roles only. */
const isWaiting = (config: Config) =>
  '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;

/**
 * A query that waits prints the whole page into an error at each try, and throws the error away. Here only the last try
 * prints the page: Testing Library adds it to the error that it reports.
 */
export function briefWhileWaiting(): void {
  configure(({ getElementError }) => ({
    getElementError(message, container) {
      let waiting = false;
      configure((config) => {
        waiting = isWaiting(config);
        return {};
      });
      return waiting ? new Error(message ?? '') : getElementError(message, container);
    },
  }));
}
