import { expect, test } from 'vitest';
import { toMailDraft } from './mailDraft.ts';

const read = (draft: string) => {
  const { protocol, pathname, searchParams } = new URL(draft);
  return { protocol, to: pathname, ...Object.fromEntries(searchParams) };
};

test('the mail program shows what was written', () => {
  const body = 'Cashback of ₹500 & more?\n50% + tax #potli';
  const draft = toMailDraft({ to: 'care@potli.example', subject: 'A question', body });
  expect(read(draft)).toEqual({
    protocol: 'mailto:',
    to: 'care@potli.example',
    subject: 'A question',
    body: 'Cashback of ₹500 & more?\r\n50% + tax #potli',
  });
  expect(draft).not.toMatch(/[ +]/);
});

test('a draft may have no body yet', () => {
  const draft = toMailDraft({ to: 'care@potli.example', subject: 'Message to A & B' });
  expect(draft).toBe('mailto:care@potli.example?subject=Message%20to%20A%20%26%20B');
});

test('a text cannot add recipients or headers', () => {
  const draft = toMailDraft({
    to: 'care@potli.example?bcc=x@y.example',
    subject: 'Hello\r\nBcc: x@y.example',
    body: 'x&bcc=x@y.example',
  });
  const { searchParams } = new URL(draft);
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('subject')).toBe('Hello Bcc: x@y.example');
});
