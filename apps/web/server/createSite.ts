import { ApiError } from '@potli/api/errors';
import { type KeptMails, ProblemError, type Sandbox, type SimulatedBank, statusOf } from '@potli/server';
import { type Context, Hono } from 'hono';
import { addBankPage } from './bankPage.ts';
import { createFiles } from './createFiles.ts';
import { createPages, type PagesOptions } from './createPages.ts';
import { addDemoShops } from './demoShops.ts';
import { addMailsPage } from './mailsPage.ts';
import type { Page } from './Page.ts';
import { createFailurePages } from './plainPages.ts';
import { sendPage } from './sendPage.ts';

export interface SiteOptions extends PagesOptions {
  /** The API, served under `/api` of the same port. */
  api: Hono;
  clientDir: string;
  /** Files that are generated beside the pages. */
  generated: Hono;
  /** Mails that a developer may read. */
  keptMails?: KeptMails;
  /** The bank that a developer may see. */
  simulatedBank?: SimulatedBank | undefined;
  /** With it the shops of the demo answer. */
  sandbox?: Sandbox | undefined;
  /** Reports what broke to the operator; visitors get a page without details. */
  reportFailure: (what: string, error: unknown) => void;
}

const BROKEN = 'Something went wrong on our side. Please try again.';

/** The whole site on one port: API, built files, and pages rendered on the server. */
export async function createSite({
  api,
  clientDir,
  generated,
  keptMails,
  simulatedBank,
  sandbox,
  reportFailure,
  ...options
}: SiteOptions): Promise<Hono> {
  const { broken, busy, tooMany } = await createFailurePages(options.renderer.site.productName);
  const files = createFiles(clientDir);
  const pages = createPages(options);

  const site = new Hono();
  site.route('/api', api);
  if (keptMails) addMailsPage(site, keptMails);
  if (simulatedBank) addBankPage(site, simulatedBank);
  if (sandbox) addDemoShops(site, sandbox, options.renderer.site.productName);
  site.route('/', generated);
  site.get('*', async (context) => (await files(context)) ?? pages(context));

  site.onError((error, context: Context) => {
    const status = statusOfFailure(error);
    if (status === 429) return sendPage(context, withRetry(tooMany, error));
    if (status === 503) return sendPage(context, withRetry(busy, error));
    const isCall = context.req.path.startsWith('/api/');
    reportFailure(isCall ? 'call' : 'page', error);
    return isCall ? context.json({ status: 500, message: BROKEN, errors: [BROKEN] }, 500) : sendPage(context, broken);
  });
  return site;
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
