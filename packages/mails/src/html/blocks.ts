import { html } from 'hono/html';
import type { MailLook } from '../MailLook.ts';
import type { Block } from '../Message.ts';
import { rupees } from '../rupees.ts';
import { inDark, paint } from './paint.ts';

/** HTML whose values are escaped. */
export type Markup = ReturnType<typeof html>;

type Part<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const Paragraph = ({ text }: Part<'text'>, look: MailLook): Markup =>
  html`<p class="${inDark({ ink: 'text' })}" style="margin:0 0 18px;font-size:16px;line-height:25px;${paint(look, { ink: 'text' })}">${text}</p>`;

const TONES = {
  pending: { ground: 'infoSoft', ink: 'info' },
  money: { ground: 'moneySoft', ink: 'money' },
  danger: { ground: 'dangerSoft', ink: 'danger' },
} as const;

const Amount = ({ label, rupees: amount, tone }: Part<'amount'>, look: MailLook): Markup => {
  const { ground, ink } = TONES[tone];
  const { tile } = look.radius;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;border-collapse:separate"><tr><td class="${inDark({ ground })}" style="padding:16px 20px;border-radius:${tile};${paint(look, { ground })}">
<p class="${inDark({ ink })}" style="margin:0;font-size:14px;line-height:20px;${paint(look, { ink })}">${label}</p>
<p class="${inDark({ ink })}" style="margin:0;font-family:${look.font.display};font-size:34px;line-height:42px;font-weight:700;${paint(look, { ink })}">${rupees(amount)}</p>
</td></tr></table>`;
};

const Facts = ({ rows }: Part<'facts'>, look: MailLook): Markup => {
  const cell = 'padding:10px 0;border-bottom-width:1px;border-bottom-style:solid;font-size:15px;line-height:22px';
  const toRow = ([name, value]: (typeof rows)[number]) => html`<tr>
<th scope="row" align="left" class="${inDark({ ink: 'textMuted', line: 'border' })}" style="${cell};font-weight:400;text-align:left;padding-right:16px;${paint(look, { ink: 'textMuted', line: 'border' })}">${name}</th>
<td align="right" class="${inDark({ ink: 'text', line: 'border' })}" style="${cell};text-align:right;word-break:break-word;${paint(look, { ink: 'text', line: 'border' })}">${value}</td>
</tr>`;
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 22px;border-collapse:collapse">${rows.map(toRow)}</table>`;
};

const Button = ({ label, href }: Part<'button'>, look: MailLook): Markup => {
  const colors = { ground: 'primary', ink: 'onPrimary' } as const;
  const { button } = look.radius;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 22px;border-collapse:separate"><tr><td class="${inDark({ ground: 'primary' })}" style="border-radius:${button};${paint(look, { ground: 'primary' })}">
<a href="${href}" class="${inDark(colors)}" style="display:inline-block;padding:14px 26px;border-radius:${button};font-size:16px;line-height:20px;font-weight:700;text-decoration:none;${paint(look, colors)}">${label}</a>
</td></tr></table>`;
};

/** A part of a mail as HTML. */
export function toMarkup(block: Block, look: MailLook): Markup {
  switch (block.kind) {
    case 'text':
      return Paragraph(block, look);
    case 'amount':
      return Amount(block, look);
    case 'facts':
      return Facts(block, look);
    case 'button':
      return Button(block, look);
  }
}
