import { toBase64url } from '../base64url.ts';
import type { Statement } from '../Statement.ts';
import { headBytes } from '../signedHeads.ts';
import type { SigningKey } from './signedReceipts.ts';

/** The statement as a shop with that key signs it. @param madeAt when it does */
export async function signStatement(
  { privateKey, published: { id: keyId } }: SigningKey,
  statement: Statement,
  madeAt = statement.madeAt,
): Promise<Statement> {
  const { memberId, journals, head } = statement;
  const bytes = headBytes({ keyId, memberId, lines: String(journals.length), madeAt, head });
  const signature = await crypto.subtle.sign('Ed25519', privateKey, bytes);
  return { ...statement, madeAt, keyId, signature: toBase64url(new Uint8Array(signature)) };
}
