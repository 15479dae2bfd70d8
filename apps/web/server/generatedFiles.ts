import { createClient } from '@potli/api/client';
import { type ApiHost, basePathOf } from '@potli/server';
import { type Context, Hono } from 'hono';
import { createAppFiles } from './app/createAppFiles.ts';
import { createCrawlerFiles } from './crawlers/createCrawlerFiles.ts';
import { isNamed } from './isInCatalogue.ts';
import { createPictures } from './og/createPictures.ts';
import type { PageRenderer } from './renderPage.ts';
import { sendPage } from './sendPage.ts';

export interface GeneratedFilesOptions {
  renderer: Pick<PageRenderer, 'host' | 'site'>;
  catalogue: Pick<ApiHost['catalogue'], 'onChange' | 'pages' | 'pageKeys'>;
  /** Counts a picture that is drawn for this caller. @throws ProblemError tooMany */
  admit: (context: Context) => Promise<void>;
  /** Folder with the pictures of this site. */
  artDir: string;
  /** The script of the service worker and the build it belongs to. */
  worker: { build: string; script: string };
}

/** Serves the files, with what notes an answer. */
export type GeneratedFiles = (answerPage: ApiHost['answerPage']) => Hono;

/**
 * Files that are generated at run time: for search engines, for shared links, and for the installed app.
 * @returns what serves them. The sitemap and pictures, which read the catalogue, are noted as pages are
 */
export function generatedFiles({ renderer, catalogue, admit, artDir, worker }: GeneratedFilesOptions): GeneratedFiles {
  const { host, site } = renderer;
  const { publicUrl, productName, apiHost } = site;
  // The catalogue of another host is not listed here.
  const isOurs = apiHost.startsWith('/');
  const pages = isOurs ? catalogue.pages : async () => [];
  const crawlers = createCrawlerFiles({ publicUrl, pages, onChange: catalogue.onChange });
  const picture = createPictures({
    client: createClient(host),
    isThere: (kind, slug) => isNamed(isOurs ? catalogue.pageKeys : undefined, kind, slug),
    artDir,
    host: new URL(publicUrl).host,
  });
  const appFiles = createAppFiles({
    base: basePathOf(publicUrl) ?? '',
    productName,
    build: worker.build,
    workerScript: worker.script,
  });

  async function answerSitemap(context: Context, id: string) {
    const { pathname, search } = new URL(context.req.url);
    return { response: await sendPage(context, await crawlers.sitemap(pathname + search), id), isCached: true };
  }

  async function answerPicture(context: Context, id: string) {
    const [, name = ''] = /^\/og\/(.+)\.png$/.exec(context.req.path) ?? [];
    let isCached = true;
    const found = await picture(name, () => {
      isCached = false;
      return admit(context);
    });
    return { response: await sendPage(context, found, id), isCached, kind: 'image' as const };
  }

  return (answerPage) => {
    const files = new Hono();
    // Plain paths and stars only: another pattern would cost every page the slower router.
    files.get('/robots.txt', (context) => sendPage(context, crawlers.robots));
    files.get('/sitemap.xml', (context) => answerPage(context, '/sitemap.xml', (id) => answerSitemap(context, id)));
    files.get('/og/*', (context) => answerPage(context, '/og/$name', (id) => answerPicture(context, id)));
    for (const [path, page] of appFiles) files.get(path, (context) => sendPage(context, page));
    return files;
  };
}
