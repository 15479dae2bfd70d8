import { expect, it } from 'vitest';
import { SettingsError } from '../../settings/SettingsError.ts';
import { checkPostbackPaths } from './checkPostbackPaths.ts';

const at = (adapter: string) => ({ adapter, secrets: ['9f86d081884c7d659a2feaa0c55ad015'] });

it('takes adapters of networks that call', () => {
  expect(() => checkPostbackPaths(new Map([['bazaar', at('admitad')]]))).not.toThrow();
});

it('refuses unknown adapters and those of networks that call nobody, each by its network, without the secret', () => {
  const paths = new Map([
    ['bazaar', at('generic')],
    ['mandi', at('nobody')],
    ['haat', at('cj')],
  ]);
  expect(() => checkPostbackPaths(paths)).toThrow(SettingsError);
  expect(() => checkPostbackPaths(paths)).toThrow(/of mandi: there is no adapter "nobody".*generic, admitad.*of haat/s);
  expect(() => checkPostbackPaths(paths)).not.toThrow(/bazaar|9f86/);
});
