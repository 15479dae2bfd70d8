import { expect, it } from 'vitest';
import { isOwnFile } from './privateFile.ts';

const page = 'https://potli.example/user_dashboard';

it.each([
  ['/api/uploads/a.pdf', '/api', true],
  ['https://potli.example/api/uploads/a.pdf', '/api', true],
  ['https://api.example.in/uploads/a.pdf', 'https://api.example.in', true],
  ['https://files.example/api/uploads/a.pdf', '/api', false],
  ['//files.example/api/uploads/a.pdf', '/api', false],
  ['https://potli.example.evil.example/api/a.pdf', '/api', false],
  ['https://potli.example/api/../redirect?url=x', '/api', false],
  ['https://potli.example/apis/a.pdf', '/api', false],
  ['http://potli.example/api/uploads/a.pdf', '/api', false],
  ['javascript:alert(1)', '/api', false],
  ['https://', '/api', false],
])('%s of %s: %s', (link, apiHost, own) => {
  expect(isOwnFile(link, apiHost, page)).toBe(own);
});
