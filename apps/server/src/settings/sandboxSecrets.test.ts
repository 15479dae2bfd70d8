import { expect, test } from 'vitest';
import { readPostbackSecrets } from './postbackSecrets.ts';
import { withSandboxSecrets } from './sandboxSecrets.ts';

test('each installation and network has a secret of its own, the same at every start, that the settings would take', () => {
  const ours = withSandboxSecrets(new Map(), 'the secret of an installation');
  expect(withSandboxSecrets(new Map(), 'the secret of an installation')).toEqual(ours);
  const theirs = withSandboxSecrets(new Map(), 'the secret of another one');
  const all = [...ours.values(), ...theirs.values()].flat();
  expect(new Set(all).size).toBe(4);
  const text = [...ours].map(([network, [secret]]) => `${network}=${secret}`).join();
  expect(readPostbackSecrets(text)).toEqual({ secrets: ours, faults: [] });
});

test('those of the operator go before them', () => {
  const given = new Map([['demo', ['whsec_own']]]);
  const secrets = withSandboxSecrets(given, 'the secret of an installation');
  expect(secrets.get('demo')).toEqual(['whsec_own']);
  expect(secrets.get('demo-cards')?.[0]).toMatch(/^whsec_/);
});
