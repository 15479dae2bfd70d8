import { createHmac } from 'node:crypto';

interface Signing {
  /** `whsec_` and base64. */
  secret: string;
  id: string;
  body: string | Uint8Array;
  /** When it is sent. */
  at?: Date;
}

/** The headers of a report, signed as a network does (https://www.standardwebhooks.com). */
export function signPostback({ secret, id, body, at = new Date() }: Signing): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
