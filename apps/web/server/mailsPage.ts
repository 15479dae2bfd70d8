import type { KeptMail } from '@potli/server';
import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { isLocal } from './isLocal.ts';
import { localHeaders } from './localHeaders.ts';

/** Where a developer reads the mails that are not sent. */
export const MAILS_PATH = '/dev/mails';

const style = `
body{max-width:760px;margin:40px auto;padding:0 20px;font:400 16px/25px system-ui,sans-serif;color-scheme:light dark}
article{margin:24px 0;padding:16px 20px;border:1px solid #8886;border-radius:14px}
h2{margin:0;font-size:18px}
p{margin:4px 0 0;opacity:.75}
pre{margin:14px 0 0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}`;

/**
 * Adds a page with the mails of the outbox. Its links open other people's accounts, so it answers only browsers on this
 * machine.
 */
export function addMailsPage(site: Hono, keptMails: () => Promise<KeptMail[]>): void {
  site.get(MAILS_PATH, async (context, next) => {
    if (!isLocal(context)) return next();
    const mails = (await keptMails()).reverse();
    return context.html(page(mails), 200, localHeaders(style));
  });
}

const page = (mails: readonly KeptMail[]) => html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mails</title>
<style>${raw(style)}</style>
</head>
<body>
<h1>Mails</h1>
<p>Without SMTP_URL mails are kept here, and nobody gets them. Newest first.</p>
${mails.length === 0 ? html`<p>There are no mails yet.</p>` : mails.map(toArticle)}
</body>
</html>
`;

const toArticle = ({ createdAt, to, subject, text, state }: KeptMail) => html`<article>
<h2>${subject ?? state}</h2>
<p>${to} · ${createdAt.toISOString()}</p>
<pre>${withLinks(text ?? '')}</pre>
</article>`;

/** The text with its addresses as links. */
const withLinks = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
