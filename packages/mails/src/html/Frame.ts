import { html, raw } from 'hono/html';
import { greetingOf } from '../greetingOf.ts';
import type { MailLook } from '../MailLook.ts';
import type { Message, Shop } from '../Message.ts';
import { type Markup, toMarkup } from './blocks.ts';
import { darkRules, inDark, paint } from './paint.ts';

export interface FrameParts {
  message: Message;
  shop: Shop;
  look: MailLook;
  stopUrl: string | undefined;
}

const PHONE_RULE =
  '@media (max-width:480px){.card{padding:22px 18px!important}.side{padding-left:18px!important;padding-right:18px!important}.outer{padding:14px 8px!important}}';

/**
 * A whole mail: at most 600 px wide, tables where mail programs need them, no picture and nothing else from the network.
 * Where it is dark, classes repaint the inline colours.
 */
export const Frame = ({ message, shop, look, stopUrl }: FrameParts): Markup => html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${message.subject}</title>
<style>${raw(`${PHONE_RULE}@media (prefers-color-scheme:dark){${darkRules(look)}}`)}</style>
</head>
<body class="${inDark({ ground: 'background' })}" style="margin:0;padding:0;${paint(look, { ground: 'background' })}">
<div style="display:none;max-height:0;overflow:hidden">${message.preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="${inDark({ ground: 'background' })}" style="${paint(look, { ground: 'background' })};font-family:${look.font.text}">
<tr><td align="center" class="outer" style="padding:28px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;border-collapse:separate">
${Head(shop, look)}
${Card(message, look)}
${Foot(message, look, stopUrl)}
</table>
</td></tr>
</table>
</body>
</html>
`;

/** Of a card, as CSS writes four corners: the first is at the top, the third at the bottom. */
function cornersOf({ radius }: MailLook) {
  const [top = '0', , bottom = top] = radius.card.split(' ');
  return { top, bottom };
}

const Head = ({ productName, siteUrl }: Shop, look: MailLook): Markup => {
  const ink = { ink: 'onBrandSurface' } as const;
  const { top } = cornersOf(look);
  return html`<tr><td class="side ${inDark({ ground: 'brandSurface' })}" style="padding:16px 28px;border-radius:${top} ${top} 0 0;${paint(look, { ground: 'brandSurface' })}">
<a href="${siteUrl}/" class="${inDark(ink)}" style="font-family:${look.font.display};font-size:24px;line-height:30px;font-weight:700;text-decoration:none;${paint(look, ink)}">${productName}</a>
</td></tr>`;
};

const Card = ({ name, blocks }: Message, look: MailLook): Markup => {
  const colors = { ground: 'surface', line: 'primary' } as const;
  const { bottom } = cornersOf(look);
  return html`<tr><td class="card ${inDark(colors)}" style="padding:28px;overflow-wrap:anywhere;word-break:break-word;border-top-width:3px;border-top-style:${look.stitch};border-radius:0 0 ${bottom} ${bottom};${paint(look, colors)}">
<h1 class="${inDark({ ink: 'text' })}" style="margin:0 0 16px;font-size:18px;line-height:26px;font-weight:700;${paint(look, { ink: 'text' })}">${greetingOf(name)}</h1>
${blocks.map((block) => toMarkup(block, look))}
</td></tr>`;
};

const Foot = ({ footnote }: Message, look: MailLook, stopUrl: string | undefined): Markup => {
  const ink = { ink: 'textMuted' } as const;
  const style = `margin:0 0 6px;font-size:13px;line-height:20px;${paint(look, ink)}`;
  return html`<tr><td class="side" style="padding:18px 28px 0">
<p class="${inDark(ink)}" style="${style}">${footnote}</p>
${stopUrl === undefined ? '' : html`<p class="${inDark(ink)}" style="${style}"><a href="${stopUrl}" class="${inDark(ink)}" style="${paint(look, ink)};text-decoration:underline">Switch off mails like this one</a></p>`}
</td></tr>`;
};
