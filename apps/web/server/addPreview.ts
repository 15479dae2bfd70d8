import { fillPolicyWords } from '@potli/api/contract/textWords';
import { type ApiHost, type PreviewedRow, ProblemError, statusOf } from '@potli/server';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from '../src/lib/paths.ts';
import type { PagesOptions } from './createPages.ts';
import type { Page } from './Page.ts';
import { plainPage } from './plainPages.ts';
import { renderPage } from './renderPage.ts';
import { sendPage } from './sendPage.ts';

type Fields = PreviewedRow['row'];

const slugOf = ({ urlSlug }: Fields) => String(urlSlug);

const storeOr = (path: string, { store }: Fields) => (typeof store === 'string' ? paths.store(store) : path);

/** Where the banners of a place are shown; those of a section of the home page are shown there. */
const bannerPaths: Record<string, string> = {
  'stores-all-page': paths.stores,
  'credit-cards-all-page': paths.creditCards,
  'gift-cards-all-page': paths.giftCards,
  'flash-deals-all-page': paths.deals,
  'coupons-all-page': paths.coupons,
  'category-page': paths.categories,
};

/** What members read of a row that only their dashboard shows: its page is made in their browser, and a preview runs no script. */
interface MemberText {
  heading: string;
  text: string;
}

/** The page on which an editor looks at a row of each kind. */
const shownOf: Record<PreviewedRow['kind'], (row: Fields) => string | MemberText> = {
  categories: (row) => paths.category(slugOf(row)),
  stores: (row) => paths.store(slugOf(row)),
  flashDeals: (row) => paths.deal(slugOf(row)),
  offers: (row) => storeOr(paths.coupons, row),
  creditCards: (row) => paths.creditCard(slugOf(row)),
  giftCards: (row) => paths.giftCard(slugOf(row)),
  banners: ({ sectionName }) => bannerPaths[String(sectionName)] ?? paths.home,
  homeSections: () => paths.home,
  searchWords: () => paths.home,
  faqs: ({ question, answer }) => ({ heading: String(question), text: fillPolicyWords(String(answer)) }),
  videos: ({ title, videoUrl }) => ({ heading: String(title), text: String(videoUrl) }),
  // the key is the path
  texts: ({ key }) => `/${String(key)}`,
};

/** Only pages of this site frame a preview, and no script runs in it: it would read again what is published. */
const inFrame = (policy: string) =>
  `${policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")}; sandbox allow-same-origin`;

/** What an editor reads where there is no preview. @throws an error that is no refusal */
async function refusalOf(error: unknown, productName: string): Promise<Page> {
  const status = error instanceof ProblemError ? statusOf(error) : undefined;
  if (!(error instanceof ProblemError) || (status !== 400 && status !== 404)) throw error;
  const text =
    status === 404
      ? 'A preview opens for some minutes, in the browser that asked for it. Please ask for it again.'
      : `${await html`${error.errors.join(' ')}`}`;
  return plainPage({ productName, status, heading: 'There is no preview', text, cacheControl: 'no-store' });
}

/** Adds the pages that editors see with a draft. They are in no cache and no search engine. */
export function addPreview(
  site: Hono,
  { renderer, showPreview, answerPage }: Pick<PagesOptions, 'renderer' | 'answerPage'> & Pick<ApiHost, 'showPreview'>,
): void {
  const { productName } = renderer.site;
  const memberPage = async ({ heading, text }: MemberText) =>
    plainPage({
      productName,
      status: 200,
      cacheControl: 'no-store',
      heading: `${await html`${heading}`}`,
      text: `${await html`${text}`}`,
    });
  const answerPreview = async (context: Context, id: string) => {
    const key = context.req.path.slice('/preview/'.length);
    const render = async ({ kind, row }: PreviewedRow) => {
      const shown = shownOf[kind](row);
      return typeof shown === 'string' ? renderPage(renderer, shown, 'no-store') : memberPage(shown);
    };
    const page = await showPreview(context, key, render).catch((error) => refusalOf(error, productName));
    const { 'content-security-policy': policy = '', ...headers } = page.headers;
    const closed = { 'content-security-policy': inFrame(policy), 'x-robots-tag': 'noindex, nofollow' };
    const response = await sendPage(context, { ...page, headers: { ...headers, ...closed } }, id);
    return { response, isCached: false };
  };
  site.get('/preview/*', (context) => answerPage(context, '/preview/$key', (id) => answerPreview(context, id)));
}
