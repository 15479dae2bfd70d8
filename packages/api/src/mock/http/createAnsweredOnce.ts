import { MockProblem } from './MockProblem.ts';

/** The same letters and signs as the server takes, quoted or not. */
const KEY = /^(?:"([\w\-.:+/=]{16,128})"|([\w\-.:+/=]{16,128}))$/;

interface KeyedCall {
  /** Header of the request. */
  key: string | null;
  /** Email of who calls. */
  email: string | undefined;
  /** The parsed parts of the request. */
  input: unknown;
}

/** Remembers the answers of one call by their idempotency keys, for as long as the handlers live. */
export function createAnsweredOnce() {
  const answers = new Map<string, { input: string; answer: unknown }>();

  /** Throws MockProblem 400 for a malformed key, 409 for one of another request. */
  return async function answeredOnce(call: KeyedCall, answer: () => unknown): Promise<unknown> {
    if (call.key === null) return answer();
    const match = KEY.exec(call.key);
    if (!match) throw new MockProblem(400, 'The Idempotency-Key is malformed.');
    const name = `${call.email} ${match[1] ?? match[2]}`;
    const input = JSON.stringify(call.input);
    const before = answers.get(name);
    if (before && before.input !== input) {
      throw new MockProblem(409, 'This Idempotency-Key was used for another request.');
    }
    if (before) return before.answer;
    const made = await answer();
    answers.set(name, { input, answer: made });
    return made;
  };
}
