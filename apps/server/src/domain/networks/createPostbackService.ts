import { conflict, invalid, ProblemError, unauthenticated } from '../../errors/ProblemError.ts';
import type { PostbackPaths } from '../../settings/postbackPaths.ts';
import type { PostbackSecrets } from '../../settings/postbackSecrets.ts';
import type { ReadReport } from '../orders/applyReports.ts';
import { canonicalAdapter } from '../orders/canonicalReport.ts';
import type { ReportWriter } from '../orders/createReportWriter.ts';
import type { ReportOutcome } from '../orders/OrderReport.ts';
import type { FindAdapter } from '../orders/ReportAdapter.ts';
import { readReport } from '../orders/receiveBodies.ts';
import { isPathSecret } from './isPathSecret.ts';
import { type SignedHeaders, verifySignature } from './verifySignature.ts';

interface PostbackParts {
  writer: ReportWriter;
  secrets: PostbackSecrets;
  paths: PostbackPaths;
  findAdapter: FindAdapter;
}

/** A report as it arrived. */
export interface Postback {
  network: string;
  headers: SignedHeaders;
  contentType: string;
  body: Buffer;
}

/** A report at a secret address. */
export interface UnsignedPostback {
  network: string;
  secret: string;
  contentType: string;
  /** Called only for the right secret. */
  readBody(): Promise<Buffer>;
}

export type PostbackService = ReturnType<typeof createPostbackService>;

/** The door for reports of affiliate networks (docs/networks.md). */
export function createPostbackService({ writer, secrets, paths, findAdapter }: PostbackParts) {
  async function apply(read: ReadReport): Promise<ReportOutcome> {
    const outcome = await writer.add(read);
    if (outcome instanceof ProblemError) throw outcome;
    return outcome;
  }

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
      const read = readReport(sent, canonicalAdapter, new Date());
      if (read.report.eventId !== id) {
        throw invalid('The eventId of the report and the header webhook-id must be the same.');
      }
      const outcome = await apply(read);
      if (outcome === 'conflict') {
        throw conflict('The report does not fit to what was reported before. It is kept for the operator.');
      }
      return outcome;
    },

    /**
     * Applies a report of a network that does not sign once: an approval counts as tracked. Returns after the commit.
     * @throws ProblemError unauthenticated for a wrong secret and for a network that is not connected, invalid for a body
     * that is no report
     */
    async receiveUnsigned({ network, secret, contentType, readBody }: UnsignedPostback): Promise<ReportOutcome> {
      const path = paths.get(network);
      if (!isPathSecret(secret, path?.secrets ?? []) || !path) {
        throw unauthenticated('The address of the report is not valid.');
      }
      const adapter = findAdapter(postbackAdapterOf(path.adapter));
      if (!adapter) throw new Error(`There is no adapter "${path.adapter}"`);
      return apply(readReport({ network, contentType, body: await readBody() }, adapter, new Date()));
    },
  };
}

/** The adapter that reads what a network sends to a secret address. */
export const postbackAdapterOf = (name: string): string => `${name}-postback`;
