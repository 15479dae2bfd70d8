import { expect, test } from 'vitest';
import { isLoopback } from './isLoopback.ts';

test.each(['localhost', '127.0.0.1', '127.8.9.1', '::1', '[::1]', '::ffff:127.0.0.1'])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each([undefined, '', '0.0.0.0', '192.168.1.7', '::', '127.0.0.1.example', 'localhost.example', '::ffff:10.0.0.1'])(
  '%s is not',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
