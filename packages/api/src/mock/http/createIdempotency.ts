import { MockProblem } from './MockProblem.ts';

/** The characters that the server accepts, with or without quotes. */
const KEY = /^(?:"([\w\-.:+/=]{16,128})"|([\w\-.:+/=]{16,128}))$/;

interface KeyedCall {
  /** Header of the request. */
  key: string | null;
  /** Email of the caller. */
  email: string | undefined;
  /** The parsed parts of the request. */
  input: unknown;
}

/** Stores the answers of one call by their idempotency keys, as long as the handlers exist. */
export function createIdempotency() {
  const answers = new Map<string, { input: string; answer: unknown }>();

  /** Throws MockProblem 400 for a malformed key, 409 for a key of another request. */
  return async function runOnce(call: KeyedCall, answer: () => unknown): Promise<unknown> {
    if (call.key === null) return answer();
    const match = KEY.exec(call.key);
    if (!match) throw new MockProblem(400, 'The Idempotency-Key is malformed.');
    const name = `${call.email} ${match[1] ?? match[2]}`;
    const input = JSON.stringify(call.input);
    const earlier = answers.get(name);
    if (earlier && earlier.input !== input) {
      throw new MockProblem(409, 'This Idempotency-Key was used for another request.');
    }
    if (earlier) return earlier.answer;
    const fresh = await answer();
    answers.set(name, { input, answer: fresh });
    return fresh;
  };
}
