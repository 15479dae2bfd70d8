import type { Database } from '../../db/database.ts';
import { conflict, invalid } from '../../errors/ProblemError.ts';
import type { PostbackSecrets } from '../../settings/postbackSecrets.ts';
import { canonicalAdapter } from '../orders/canonicalReport.ts';
import type { ReportOutcome } from '../orders/OrderReport.ts';
import { receiveBody } from '../orders/receiveReport.ts';
import { type SignedHeaders, verifySignature } from './verifySignature.ts';

interface PostbackParts {
  /** Of its own, so that a storm of reports does not keep members waiting. */
  database: Pick<Database, 'orm'>;
  secrets: PostbackSecrets;
}

/** A report as it arrived. */
export interface Postback {
  network: string;
  headers: SignedHeaders;
  contentType: string;
  body: Buffer;
}

export type PostbackService = ReturnType<typeof createPostbackService>;

/** The door for reports of affiliate networks (docs/networks.md). */
export function createPostbackService({ database, secrets }: PostbackParts) {
  return {
    /**
     * Applies a signed report once. Returns after the commit.
     * @throws ProblemError unauthenticated for a signature that does not fit or a network that is not connected, invalid for
     * a body that is no report, conflict for an id that came with another body before, and for an order of another click or
     * network
     */
    async receive({ network, headers, contentType, body }: Postback): Promise<Exclude<ReportOutcome, 'conflict'>> {
      // an unknown network is refused with the words of a wrong signature, and before any query
      const id = verifySignature(headers, body, secrets.get(network) ?? []);
      const sent = { network, contentType, body };
      const { eventId } = canonicalAdapter.read(sent);
      if (eventId !== id) throw invalid('The eventId of the report and the header webhook-id must be the same.');
      const outcome = await receiveBody(database, sent, canonicalAdapter);
      if (outcome === 'conflict') {
        throw conflict('The report does not fit to what was reported before. It is kept for the operator.');
      }
      return outcome;
    },
  };
}
