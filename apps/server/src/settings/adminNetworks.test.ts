import { expect, it } from 'vitest';
import { readAdminNetworks } from './adminNetworks.ts';

const NETWORKS = '10.1.0.0/16, 203.0.113.7,2001:db8::/32';

it.each([
  ['10.1.255.1', true],
  ['10.2.0.1', false],
  ['203.0.113.7', true],
  ['203.0.113.8', false],
  ['::ffff:10.1.0.9', true],
  ['2001:db8:1::5', true],
  ['2001:db9::5', false],
  ['', false],
])('the admin area is open to %s: %s', (address, isOpen) => {
  const { networks, faults } = readAdminNetworks(NETWORKS);
  expect(faults).toEqual([]);
  expect(networks.isOpenTo(address)).toBe(isOpen);
});

it('without the setting it is open everywhere', () => {
  expect(readAdminNetworks().networks.isOpenTo('198.51.100.1')).toBe(true);
});

it.each(['10.1.0.0/33', 'office', '10.1.0/8', '2001:db8::/129'])('%s is named as no network', (text) => {
  expect(readAdminNetworks(`10.0.0.1,${text}`).faults).toEqual([`ADMIN_NETWORKS: "${text}" is no network`]);
});
