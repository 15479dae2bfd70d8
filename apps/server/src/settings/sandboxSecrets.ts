import { hkdfSync } from 'node:crypto';
import type { PostbackSecrets } from './postbackSecrets.ts';

/** Networks of the demo's catalogue, behind which is the sandbox (docs/sandbox.md). */
const SANDBOX_NETWORKS = ['demo', 'demo-cards'];

/**
 * Adds secrets for the networks of the sandbox, unless the operator gave them some. They follow from a secret that each
 * installation makes at its first start, so no two installations have the same, and every process of one has the same.
 */
export function withSandboxSecrets(given: PostbackSecrets, jwtSecret: string): PostbackSecrets {
  const made = SANDBOX_NETWORKS.map((network): [string, string[]] => {
    const key = hkdfSync('sha256', jwtSecret, '', `sandbox network ${network}`, 32);
    return [network, [`whsec_${Buffer.from(key).toString('base64')}`]];
  });
  return new Map([...made, ...given]);
}
