import { plainHtml } from './app/plainHtml.ts';

/** Pages for what went wrong before there was a page: made at the start, and cheap to send. */
export async function createFixedPages(productName: string) {
  const page = (status: number, heading: string, text: string) =>
    plainHtml({ productName, status, heading, text, cacheControl: 'no-store' });
  const [broken, busy, tooMany] = await Promise.all([
    page(500, 'This page did not load', 'Something broke on our side. Your clicks and cashback are safe.'),
    page(503, 'We are very busy', 'Please try again in a moment. Your clicks and cashback are safe.'),
    page(429, 'Too many pages at once', 'Please wait a little and try again.'),
  ]);
  return { broken, busy, tooMany };
}
