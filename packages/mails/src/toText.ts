import { greetingOf } from './greetingOf.ts';
import type { Block, Message, Shop } from './Message.ts';
import { rupees } from './rupees.ts';

/** The mail for programs that show no HTML. */
export function toText({ name, blocks, footnote }: Message, { productName }: Shop, stopUrl?: string): string {
  const stop = stopUrl === undefined ? '' : `\nSwitch off mails like this one:\n${stopUrl}\n`;
  return `${[greetingOf(name), ...blocks.map(toParagraph), productName].join('\n\n')}\n\n-- \n${footnote}\n${stop}`;
}

function toParagraph(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'amount':
      return `${block.label}: ${rupees(block.rupees)}`;
    case 'facts':
      return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'button':
      return `${block.label}:\n${block.href}`;
  }
}
