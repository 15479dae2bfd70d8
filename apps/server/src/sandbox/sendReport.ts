import type { Answer, SandboxReport } from './SandboxOrder.ts';
import { signReport } from './signReport.ts';

/** Where a network reports to. */
export interface Recipient {
  /** Address of the API of the shop: `http://localhost:3000/api`. */
  api: string;
  /** `whsec_` and base64. */
  secret: string;
}

/** The result of one attempt: the answer, or when to try again (ms; absent: the network's own pauses). */
export interface SendResult {
  answer?: Answer;
  retryAfterMs?: number | undefined;
}

/** No network waits longer. */
const TIMEOUT_MS = 10_000;

/** Answers after which it makes no sense to send the same bytes again. */
const FINAL = new Set([400, 404, 409, 413, 415]);

/** Sends a report once. It is signed again each time; its id and bytes stay. */
export async function sendReport(
  { api, secret }: Recipient,
  { network, report: { id, body } }: { network: string; report: SandboxReport },
): Promise<SendResult> {
  try {
    const response = await fetch(`${api}/postbacks/${network}`, {
      method: 'POST',
      headers: signReport({ id, body, secret, at: Date.now() }),
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { ok, status } = response;
    const content: unknown = await response.json().catch(() => undefined);
    if (ok || FINAL.has(status)) return { answer: { status, outcome: outcomeOf(content) } };
    return { retryAfterMs: retryAfterOf(response) };
  } catch {
    // the shop is away
    return {};
  }
}

function outcomeOf(content: unknown): string | undefined {
  if (typeof content !== 'object' || content === null || !('outcome' in content)) return undefined;
  return typeof content.outcome === 'string' ? content.outcome : undefined;
}

function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined;
}
