import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Sends pieces of requests over one connection.
 * @param pauseMs after each piece, so that it arrives separately
 * @returns all that came back until the other side closed the connection
 */
export async function sendPieces(port: number, pieces: readonly string[], pauseMs = 0): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  // Who is cut off may find out by an error while it writes: what came back before counts.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  for (const piece of pieces) {
    if (socket.writable) socket.write(piece);
    await sleep(pauseMs);
  }
  await closed;
  return answer;
}
