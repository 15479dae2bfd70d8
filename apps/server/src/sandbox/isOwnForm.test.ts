import { expect, it } from 'vitest';
import { isOwnForm } from './isOwnForm.ts';

const ask = (headers: Record<string, string>) => isOwnForm((name) => ({ host: 'localhost:3000', ...headers })[name]);

it.each([
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }],
  [{ origin: 'http://localhost:3000' }],
  [{}],
])('is one with %j', (headers) => expect(ask(headers)).toBe(true));

it.each([
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ 'sec-fetch-site': '' }],
  [{ origin: 'https://elsewhere.example' }],
  [{ origin: 'http://localhost:3001' }],
  [{ origin: 'http://localhost' }],
  [{ origin: 'null' }],
  [{ origin: '' }],
])('is none with %j', (headers) => expect(ask(headers)).toBe(false));
