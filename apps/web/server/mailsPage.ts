import type { OutboxMail, UnsentMails } from '@potli/server';
import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { isLocal } from './isLocal.ts';
import { localHeaders } from './localHeaders.ts';

/** Where a developer reads the mails that are not sent. */
export const MAILS_PATH = '/dev/mails';

const style = `
:root{color-scheme:light dark}
body{max-width:1280px;margin:40px auto;padding:0 20px;font:400 16px/25px system-ui,sans-serif}
article{margin:24px 0;padding:16px 20px;border:1px solid #8886;border-radius:14px}
h2{margin:0;font-size:18px;overflow-wrap:anywhere}
p{margin:4px 0 0;opacity:.85;overflow-wrap:anywhere}
.both{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));gap:16px;margin-top:14px}
iframe{width:100%;height:640px;border:1px solid #8886;border-radius:8px;background:#fff}
pre{margin:0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}`;

/** No script, nothing from the network, and nothing of this site: only the styles that a mail brings. */
const FRAMED =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; sandbox allow-popups";

/**
 * Adds a page with the mails of the outbox, each as HTML beside its text, and as a file. Its links open other people's accounts,
 * so it answers only browsers on this machine.
 */
export function addMailsPage(site: Hono, unsentMails: UnsentMails): void {
  const find = async (id: string) => (await unsentMails.list()).find((mail) => mail.id === id);

  site.get(MAILS_PATH, async (context, next) => {
    if (!isLocal(context)) return next();
    const mails = (await unsentMails.list()).reverse();
    return context.html(page(mails), 200, localHeaders(style, ["'self'"]));
  });
  site.get(`${MAILS_PATH}/:id/html`, async (context, next) => {
    const markup = isLocal(context) && (await find(context.req.param('id')))?.html;
    if (!markup) return next();
    return context.html(markup, 200, { ...localHeaders(''), 'content-security-policy': FRAMED });
  });
  site.get(`${MAILS_PATH}/:id/eml`, async (context, next) => {
    const id = context.req.param('id');
    const eml = isLocal(context) && (await unsentMails.eml(id));
    if (!eml) return next();
    const headers = { 'content-type': 'message/rfc822', 'content-disposition': `attachment; filename="${id}.eml"` };
    return context.body(new Uint8Array(eml), 200, { ...localHeaders(''), ...headers });
  });
}

const page = (mails: readonly OutboxMail[]) => html`<!doctype html>
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

const toArticle = ({ id, createdAt, to, subject, text, html: markup, state }: OutboxMail) => {
  const place = `${MAILS_PATH}/${id}`;
  const frame = html`<iframe src="${place}/html" sandbox="allow-popups" loading="lazy" title="${`HTML of: ${subject}`}"></iframe>`;
  return html`<article>
<h2>${subject ?? state}</h2>
<p>${to} · ${createdAt.toISOString()}${text === undefined ? '' : html` · <a href="${place}/eml" download>.eml</a>`}</p>
<div class="both">${markup === undefined ? '' : frame}<pre>${withLinks(text ?? '')}</pre></div>
</article>`;
};

/** The text with its addresses as links. */
const withLinks = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
