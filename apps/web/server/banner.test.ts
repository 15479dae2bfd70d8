import { expect, test } from 'vitest';
import { banner } from './banner.ts';

const settings = {
  productName: 'Potli',
  publicUrl: 'http://localhost:3000',
  host: '127.0.0.1',
  production: true,
  demoShops: false,
};
const shop = { dataPlace: '/data', demoMembers: false };
const demo = { ...shop, demoMembers: true };
const ownMailbox = 'care@mela.shop';

test('the accounts of the demo are listed if they exist', () => {
  expect(banner(settings, demo)).toMatch(/asha@.*ravi@.*admin@/s);
  expect(banner(settings, shop)).not.toContain('@');
});

test('says where the mails are that are not sent', () => {
  expect(banner({ ...settings, production: false }, shop)).toContain('not sent: http://localhost:3000/dev/mails');
  expect(banner({ ...settings, production: false, smtpUrl: 'smtp://localhost' }, shop)).not.toContain('mails');
  expect(banner(settings, shop)).not.toContain('mails');
});

test('says where the made-up bank is, and that it moves no money', () => {
  const simulatedBank = {} as NonNullable<Parameters<typeof banner>[1]['simulatedBank']>;
  expect(banner(settings, { ...shop, simulatedBank })).toContain('no money moves: http://localhost:3000/dev/bank');
  expect(banner(settings, shop)).not.toContain('bank');
});

test('says where payments are that take nothing', () => {
  const simulatedPayments = {} as NonNullable<Parameters<typeof banner>[1]['simulatedPayments']>;
  expect(banner(settings, { ...shop, simulatedPayments })).toContain('take nothing: http://localhost:3000/dev/pay');
  expect(banner(settings, shop)).not.toContain('payments');
});

test('says that the shops of the demo are not real', () => {
  expect(banner({ ...settings, demoShops: true }, demo)).toContain('shops');
  expect(banner(settings, demo)).not.toContain('shops');
});

test('production with the company of the demo has a warning', () => {
  expect(banner(settings, shop)).toContain('warning   the company is that of the demo');
  expect(banner({ ...settings, production: false }, demo)).not.toContain('company');
  expect(banner(settings, shop, ownMailbox)).not.toContain('company');
});

test('a demo that other machines can reach has a warning', () => {
  expect(banner(settings, demo, ownMailbox)).not.toContain('warning');
  expect(banner({ ...settings, host: '0.0.0.0' }, demo)).toContain('warning');
  expect(banner({ ...settings, host: '0.0.0.0' }, shop, ownMailbox)).not.toContain('warning');
});

test('plain http in a network says what will not work', () => {
  expect(banner({ ...settings, publicUrl: 'http://192.168.1.7:3000' }, shop)).toMatch(/warning .*plain http.*\/verify/);
  for (const publicUrl of ['http://shop.localhost:3000', 'https://192.168.1.7', 'http://127.0.0.1:3000']) {
    expect(banner({ ...settings, publicUrl }, shop, ownMailbox)).not.toContain('warning');
  }
});

test('a database server whose log holds what members typed has a warning', () => {
  expect(banner(settings, { ...shop, databaseWarning: 'The log …' })).toContain('warning   The log …');
});
