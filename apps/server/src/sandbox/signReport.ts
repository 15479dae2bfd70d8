import { createHmac } from 'node:crypto';

interface Signing {
  id: string;
  body: string;
  /** `whsec_` and base64. */
  secret: string;
  /** When it is sent: milliseconds since 1970. */
  at: number;
}

/** Headers of a report, signed as Standard Webhooks describes (docs/networks.md). */
export function signReport({ id, body, secret, at }: Signing): Record<string, string> {
  const timestamp = String(Math.floor(at / 1_000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
