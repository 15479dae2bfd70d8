import { type ComponentType, lazy } from 'react';

/** A piece of a page whose script is fetched apart from the page's. */
export interface Part<Props extends object> {
  /** Renders at once where the script is there, else suspends until `begin` has resolved and the script has come. */
  render(begin: Promise<void>): ComponentType<Props>;
}

const onServer: Promise<unknown>[] = [];

/** Resolves when every part known so far can be rendered; the server waits for it once a page's modules are there. */
export async function partsReady(): Promise<void> {
  await Promise.all(onServer);
}

/** Makes a part of a dynamically imported component. */
export function createPart<Props extends object>(fetchComponent: () => Promise<ComponentType<Props>>): Part<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const load = () => {
    loading ??= fetchComponent().then((component) => {
      loaded = component;
      return component;
    });
    return loading;
  };
  if (import.meta.env.SSR) onServer.push(load());
  return {
    render: (begin) => loaded ?? lazy(async () => ({ default: await begin.then(load) })),
  };
}
