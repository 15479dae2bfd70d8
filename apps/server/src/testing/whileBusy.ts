import { setTimeout as pause } from 'node:timers/promises';

const TRIES = 50;
const PAUSE_MS = 100;

/** Sends again where the host is busy (503), as networks do. Returns the first other answer, or the last one. */
export async function whileBusy(send: () => Response | Promise<Response>): Promise<Response> {
  let answer = await send();
  for (let tries = 1; answer.status === 503 && tries < TRIES; tries += 1) {
    await pause(PAUSE_MS);
    answer = await send();
  }
  return answer;
}
