import type { AnsweredRequest } from '../logging/AnsweredRequest.ts';
import type { Logger } from '../logging/logger.ts';

export interface AnswerNotes {
  log: Pick<Logger, 'info' | 'debug'>;
  /** Counts the answer for monitors. */
  noteRequest?: ((answer: AnsweredRequest) => void) | undefined;
}

interface Answer extends Omit<AnsweredRequest, 'ms'> {
  id: string;
  /** `performance.now()` of the moment at which the request came. */
  startMs: number;
  /** A page of the memory, which is sent in less time than its line takes to write. */
  isCached?: boolean;
}

/** Counts an answered request, and writes it to the log: a page of the memory only with `LOG_LEVEL=debug`. */
export function noteAnswer(
  { log, noteRequest }: AnswerNotes,
  { id, startMs, isCached = false, ...answer }: Answer,
): void {
  const { kind, method, route, status } = answer;
  const ms = Math.round((performance.now() - startMs) * 10) / 10;
  log[isCached ? 'debug' : 'info']({ id, method, route, status, ms }, kind === 'call' ? 'request' : kind);
  noteRequest?.({ ...answer, ms });
}
