import { type ComponentType, lazy } from 'react';
import { isOffline, untilOnline } from '../lib/connection.ts';

/** A piece of a page whose script is fetched apart from the page's. */
export interface LazyPart<Props extends object> {
  /** Renders at once if the script is there, else suspends until `start` has resolved and the script has loaded. */
  render(start: Promise<void>): ComponentType<Props>;
}

const onServer: Promise<unknown>[] = [];

/** Loads every part that the imported modules have made; the server calls it before it renders. */
export async function preloadParts(): Promise<void> {
  await Promise.all(onServer);
}

/** A script that failed to load without a connection is fetched again with the connection; until then the page stays as it is. */
async function fetchWhenOnline<Fetched>(fetchComponent: () => Promise<Fetched>): Promise<Fetched> {
  for (;;) {
    await untilOnline();
    try {
      return await fetchComponent();
    } catch (error) {
      if (!isOffline()) throw error;
    }
  }
}

/** Makes a part from a dynamic import of its component. */
export function lazyPart<Props extends object>(fetchComponent: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const load = () => {
    loading ??= fetchWhenOnline(fetchComponent).then((component) => {
      loaded = component;
      return component;
    });
    return loading;
  };
  if (import.meta.env.SSR) onServer.push(load());
  return {
    render: (start) => loaded ?? lazy(async () => ({ default: await start.then(load) })),
  };
}
