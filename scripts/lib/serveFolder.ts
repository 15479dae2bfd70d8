import { preview } from 'vite';

/**
 * Serves a folder of static files on a free port.
 *
 * @param base path below which the files are, with a slash on both ends
 * @returns the address of the folder, and how to stop
 */
export async function serveFolder(folder: string, base = '/') {
  const options = { port: 0, host: 'localhost' };
  const build = { outDir: folder };
  const site = await preview({ configFile: false, appType: 'mpa', base, build, preview: options });
  return { origin: site.resolvedUrls?.local[0] ?? '', close: () => site.close() };
}
