import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ApiError } from '@potli/api/errors';
import {
  type ApiHost,
  basePathOf,
  ProblemError,
  type Sandbox,
  type SimulatedBank,
  type SimulatedPayments,
  statusOf,
  type UnsentMails,
} from '@potli/server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { paths } from '../src/lib/paths.ts';
import { addPreview } from './addPreview.ts';
import { addBankPage } from './bankPage.ts';
import { belowBase } from './belowBase.ts';
import { createFiles } from './createFiles.ts';
import { createPages, type PagesOptions } from './createPages.ts';
import { addDemoShops } from './demoShops.ts';
import type { GeneratedFiles } from './generatedFiles.ts';
import { addMailsPage } from './mailsPage.ts';
import type { Page } from './Page.ts';
import { addPayPage } from './payPage.ts';
import { createFailurePages } from './plainPages.ts';
import { sendPage } from './sendPage.ts';

export interface SiteOptions extends PagesOptions {
  /** The API, served under `/api` of the same port. */
  api: Hono;
  clientDir: string;
  /** Files that are generated beside the pages. */
  generated: GeneratedFiles;
  /** Mails that a developer may read. */
  unsentMails?: UnsentMails;
  /** The bank that a developer may see. */
  simulatedBank?: SimulatedBank | undefined;
  /** The payment provider in whose window a developer pays. */
  simulatedPayments?: SimulatedPayments | undefined;
  /** With it the shops of the demo answer. */
  sandbox?: Sandbox | undefined;
  /** Reads of a page see a draft. */
  showPreview: ApiHost['showPreview'];
  /** Reports what broke to the operator; visitors get a page without details. */
  reportFailure: ApiHost['reportFailure'];
}

const BROKEN = 'Something went wrong on our side. Please try again.';

/** The whole site on one port: API, built files, and pages rendered on the server. */
export function createSite({
  api,
  clientDir,
  generated,
  unsentMails,
  simulatedBank,
  simulatedPayments,
  sandbox,
  showPreview,
  answerPage,
  reportFailure,
  ...options
}: SiteOptions): Hono {
  const { broken, busy, tooMany } = createFailurePages(options.renderer.site.productName);
  const base = basePathOf(options.renderer.site.publicUrl) ?? '';
  const files = createFiles(clientDir, base);

  /** The page that a visitor gets in place of one that fails. */
  const failurePage = (context: Context, error: unknown, id?: string) => {
    const status = statusOfFailure(error);
    if (status === 429) return sendPage(context, withRetry(tooMany, error), id);
    if (status === 503) return sendPage(context, withRetry(busy, error), id);
    reportFailure('page', error, id);
    return sendPage(context, broken, id);
  };
  const answer: PagesOptions['answerPage'] = (context, route, work) =>
    answerPage(context, route, (id) =>
      work(id).catch(async (error) => ({ response: await failurePage(context, error, id), isCached: false })),
    );
  const pages = createPages({ ...options, answerPage: answer });

  const site = new Hono();
  if (base !== '') site.use('/api/*', placeAnswer(base));
  site.route('/api', api);
  if (unsentMails) addMailsPage(site, unsentMails);
  if (simulatedBank) addBankPage(site, simulatedBank);
  if (simulatedPayments) addPayPage(site, simulatedPayments, base);
  if (sandbox) addDemoShops(site, sandbox, options.renderer.site.productName);
  addPreview(site, { renderer: options.renderer, showPreview, answerPage: answer });
  // who finds no icon in a page asks for this one: older browsers, and every browser on the pages of the demo
  site.get('/favicon.ico', (context) => context.redirect(`${base}/favicon.svg`, 301));
  // a form that the browser sent, without scripts, leads back to its page, which says that it needs them
  site.post(paths.forgotPassword, (context) => {
    const { search } = new URL(context.req.url);
    return context.redirect(`${base}${paths.forgotPassword}${search}`, 303);
  });
  site.route('/', generated(answer));
  site.get('*', async (context) => (await files(context)) ?? pages(context));

  site.onError((error, context: Context) => {
    if (!context.req.path.startsWith('/api/')) return failurePage(context, error);
    reportFailure('call', error);
    return context.json({ status: 500, message: BROKEN, errors: [BROKEN] }, 500);
  });
  return site;
}

/** Answers of the API name pictures of the site. */
function placeAnswer(base: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers, status } = context.res;
    if (!headers.get('content-type')?.startsWith('application/json')) return;
    const bytes = Buffer.from(await context.res.arrayBuffer());
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[headers.get('content-encoding') ?? ''];
    const text = belowBase((decode ? decode(bytes) : bytes).toString(), base);
    const changed = new Headers(headers);
    for (const name of ['content-encoding', 'content-length']) changed.delete(name);
    // a response that is set takes headers of the one before over
    context.res = undefined;
    context.res = new Response(context.req.method === 'HEAD' || status === 304 ? null : text, {
      status,
      headers: changed,
    });
  };
}

/** Status of a failed page, or of the failed API call that it needs. */
function statusOfFailure(error: unknown): number | undefined {
  if (error instanceof ProblemError) return statusOf(error);
  return error instanceof ApiError ? error.status : undefined;
}

function withRetry(page: Page, error: unknown): Page {
  const seconds = (error instanceof ProblemError && error.retryAfterSeconds) || 2;
  return { ...page, headers: { ...page.headers, 'retry-after': String(seconds) } };
}
