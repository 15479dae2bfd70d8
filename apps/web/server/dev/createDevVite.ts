import type { Server } from 'node:http';
import path from 'node:path';
import { createRunnableDevEnvironment, createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { render } from '../../src/entry-server.tsx';
import { serverFolders } from './serverModules.ts';

export interface DevVite {
  vite: ViteDevServer;
  /** The code that renders pages, as it is on the disk now. */
  importPages(): Promise<{ render: typeof render }>;
  /** Calls the listener with the file of every change, also in the API host. */
  onChange(listener: (file: string) => void): void;
}

/** Vite for the browser and for pages that are rendered on the server. @param http - also carries the hot updates */
export async function createDevVite(http: Server): Promise<DevVite> {
  const vite = await createServer({
    root: path.resolve(import.meta.dirname, '../..'),
    server: { middlewareMode: true, hmr: { server: http } },
    environments: {
      ssr: {
        dev: {
          // the router's hot updates of route files speak to a window, which is not here
          createEnvironment: (name, config) =>
            createRunnableDevEnvironment(name, config, { runnerOptions: { hmr: false } }),
        },
      },
    },
  });
  const pages = vite.environments.ssr;
  if (!pages || !isRunnableDevEnvironment(pages)) throw new Error('Vite has no server environment.');
  vite.watcher.add(serverFolders);
  vite.watcher.on('change', () => pages.runner.clearCache());
  return {
    vite,
    importPages: () => pages.runner.import('/src/entry-server.tsx'),
    onChange(listener) {
      for (const event of ['add', 'change', 'unlink'] as const) vite.watcher.on(event, listener);
    },
  };
}
