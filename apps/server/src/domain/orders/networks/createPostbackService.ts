import type { Database } from '../../../db/database.ts';
import { isConnectionError } from '../../../errors/isConnectionError.ts';
import { conflict, invalid, ProblemError, unauthenticated } from '../../../errors/ProblemError.ts';
import type { Logger } from '../../../logging/logger.ts';
import type { PostbackPaths } from '../../../settings/postbackPaths.ts';
import type { PostbackSecrets } from '../../../settings/postbackSecrets.ts';
import { storeRefused } from '../../platform/refused/refusedBodies.ts';
import { MOST_SENT_BYTES, type SentBody, sentTooMuch } from '../../platform/refused/SentBody.ts';
import type { ReportWriter } from '../apply/createReportWriter.ts';
import type { ReadReport } from '../apply/ReadReport.ts';
import { readReport } from '../apply/receiveBodies.ts';
import { canonicalAdapter } from '../reports/canonicalReport.ts';
import type { ReportOutcome } from '../reports/OrderReport.ts';
import type { FindAdapter, ReportAdapter } from '../reports/ReportAdapter.ts';
import { isFaultOfBody } from './isFaultOfBody.ts';
import { isPathSecret } from './isPathSecret.ts';
import { openSignature, type SignedHeaders, toSigningKey } from './verifySignature.ts';

interface PostbackParts {
  /** Where refused bodies are stored. */
  database: Pick<Database, 'orm'>;
  writer: ReportWriter;
  secrets: PostbackSecrets;
  paths: PostbackPaths;
  findAdapter: FindAdapter;
  log: Pick<Logger, 'error'>;
}

/** A report as it arrived. */
export interface Postback extends SentBody {
  /** The length that was announced; 0 without one. */
  announcedBytes: number;
  /** Why its content encoding could not be undone: the bytes are as they came. */
  packedReason?: string;
}

/** What became of a report. `refused`: it is stored, and the reason says why it does not count. */
export interface PostbackResult {
  outcome: ReportOutcome | 'refused';
  reason?: string;
}

/** A report that was let in, and is not applied yet. Returns after the commit. */
export type Delivery = () => Promise<PostbackResult>;

/** The door for reports of affiliate networks (docs/networks.md). Behind it nothing is lost: what cannot be read is stored. */
export function createPostbackService({ database, writer, secrets, paths, findAdapter, log }: PostbackParts) {
  // with the rules of the operator
  const canonical = findAdapter(canonicalAdapter.name) ?? canonicalAdapter;
  const keys = new Map(Array.from(secrets, ([network, own]) => [network, own.map(toSigningKey)]));

  /** Reads and applies a report, or says why that cannot be. */
  async function tryToApply({ network, adapter, check }: Sender, sent: Postback): Promise<PostbackResult> {
    if (sent.isCut)
      return refused(`The report is larger than ${MOST_SENT_BYTES / 1_000} kB: only its beginning is kept.`);
    if (sent.packedReason !== undefined) return refused(sent.packedReason);
    try {
      const read = readReport({ network, contentType: sent.contentType, body: sent.bytes }, adapter, new Date());
      check?.(read);
      const outcome = await writer.add(read);
      return outcome instanceof ProblemError ? refused(outcome.message) : { outcome };
    } catch (error) {
      if (isFaultOfBody(error)) return refused(error.message);
      // the shop is away, or too many wait: the network has to come again
      if (error instanceof ProblemError || isConnectionError(error)) throw error;
      log.error({ network, adapter: adapter.name, err: error }, 'a report could not be applied');
      return refused('The shop failed to apply it. Its log says where.');
    }
  }

  /** Each report of a call by itself, so that one which cannot be read stops no other. Answers with the first that is refused. */
  async function deliverEach(sender: Sender, reports: readonly Postback[]): Promise<PostbackResult> {
    const results: PostbackResult[] = [];
    for (const report of reports) results.push(await deliver(sender, [report]));
    return results.find(({ outcome }) => outcome === 'refused') ?? results[0] ?? refused('Nothing was sent.');
  }

  /** Applies the first of several bodies of one call that can be read. Where none can, all are stored. */
  async function deliver(sender: Sender, bodies: readonly Postback[]): Promise<PostbackResult> {
    const results: PostbackResult[] = [];
    for (const sent of bodies) {
      const reports = splitCall(sender, sent);
      if (reports.length > 1) return deliverEach(sender, reports);
      const result = await tryToApply(sender, sent);
      if (result.outcome !== 'refused') return result;
      results.push(result);
    }
    const { network, adapter } = sender;
    for (const [index, sent] of bodies.entries()) {
      const reason = results[index]?.reason ?? '';
      await storeRefused(database, { door: 'network', network, adapter: adapter.name, ...sent, reason });
    }
    return results[0] ?? refused('Nothing was sent.');
  }

  return {
    /**
     * Opens the door for a signed report, before anything of it is read.
     * @returns takes what arrived, and throws ProblemError unauthenticated for a signature that does not fit, tooLarge for
     * more than can be checked. The delivery throws conflict for a report that does not fit to what was reported before
     * @throws ProblemError unauthenticated for a network that is not connected, and for headers without a timely signature
     */
    openSigned(network: string, headers: SignedHeaders): (sent: Postback) => Delivery {
      // an unknown network is refused with the words of a wrong signature, and before any query
      const verify = openSignature(headers, keys.get(network) ?? []);
      return (sent) => {
        if (sent.isCut) throw sentTooMuch();
        const id = verify(sent.bytes);
        return async () => {
          const check = ({ report }: ReadReport) => {
            if (report.eventId === id) return;
            throw invalid('The eventId of the report and the header webhook-id must be the same.');
          };
          const result = await deliver({ network, adapter: canonical, check }, [sent]);
          if (result.outcome !== 'conflict') return result;
          throw conflict('The report does not fit to what was reported before. It is kept for the operator.');
        };
      };
    },

    /**
     * Opens the door for a report of a network that does not sign, before anything of it is read: an approval counts as
     * tracked.
     * @returns takes what arrived: of several bodies of one call the first that can be read counts
     * @throws ProblemError unauthenticated for a wrong secret and for a network that is not connected
     */
    openUnsigned(network: string, secret: string): (...sent: Postback[]) => Delivery {
      const path = paths.get(network);
      if (!isPathSecret(secret, path?.secrets ?? []) || !path) {
        throw unauthenticated('The address of the report is not valid.');
      }
      const adapter = findAdapter(postbackAdapterOf(path.adapter));
      if (!adapter) throw new Error(`There is no adapter "${path.adapter}"`);
      return (...sent) =>
        () =>
          deliver({ network, adapter }, sent);
    },
  };
}

interface Sender {
  network: string;
  adapter: ReportAdapter;
  /** Throws ProblemError for a report that its sender cannot mean. */
  check?: (read: ReadReport) => void;
}

/** What cannot be split is one report, which says why it cannot be read. */
function splitCall({ network, adapter }: Sender, sent: Postback): Postback[] {
  if (sent.isCut || sent.packedReason !== undefined || !adapter.split) return [sent];
  try {
    const parts = adapter.split({ network, contentType: sent.contentType, body: sent.bytes });
    return parts.length < 2
      ? [sent]
      : parts.map(({ contentType, body }) => ({ contentType, bytes: body, isCut: false, announcedBytes: 0 }));
  } catch (error) {
    if (error instanceof ProblemError) return [sent];
    throw error;
  }
}

const refused = (reason: string): PostbackResult => ({ outcome: 'refused', reason });

/** The adapter that reads what a network sends to a secret address. */
export const postbackAdapterOf = (name: string): string => `${name}-postback`;
