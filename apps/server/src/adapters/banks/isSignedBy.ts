import { createHmac, timingSafeEqual } from 'node:crypto';

interface Signed {
  /** HMAC-SHA256 as it was sent. */
  signature: string | undefined;
  encoding: 'hex' | 'base64';
  /** What was signed, in order. */
  parts: readonly (string | Uint8Array)[];
}

/** Whether one of the secrets signed it. Every secret is compared, so that the time does not reveal which one fits. */
export function isSignedBy(secrets: readonly string[], { signature = '', encoding, parts }: Signed): boolean {
  const given = Buffer.from(signature, encoding);
  const fitting = secrets.filter((secret) => {
    const hmac = createHmac('sha256', secret);
    for (const part of parts) hmac.update(part);
    const expected = hmac.digest();
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return fitting.length > 0;
}
