import { expect, test } from 'vitest';
import { toShareUrls } from './toShareUrls.ts';

const shared = {
  url: 'https://api.potli.example/custom-link/9f?a=1&b=2',
  title: 'Check out Potli',
  text: 'Save ₹500 & more: 100% free + easy #potli',
};
const urls = toShareUrls(shared);
const valuesOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

test('passes url, title and text to each target', () => {
  const whole = `${shared.text} ${shared.url}`;
  expect(valuesOf(urls.whatsApp)).toEqual({ text: whole });
  expect(valuesOf(urls.telegram)).toEqual({ url: shared.url, text: shared.text });
  expect(valuesOf(urls.email)).toEqual({ subject: shared.title, body: whole });
});

test('uses the addresses of the share forms', () => {
  expect(urls.whatsApp).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(urls.telegram).toMatch(/^https:\/\/t\.me\/share\/url\?url=/);
  expect(urls.email).toMatch(/^mailto:\?subject=/);
});

test('writes spaces as %20, for mail programs', () => {
  expect(urls.email).toContain('subject=Check%20out%20Potli&');
  expect(Object.values(urls).join('')).not.toMatch(/[ +#₹]/);
});
