import { connect, type Socket } from 'node:net';

export interface Hammering {
  /** Connections use them in turn. */
  ports: readonly number[];
  /** The next request, as the bytes that are sent. */
  next: () => Buffer;
  connections: number;
  seconds: number;
}

export interface Hammered {
  answers: number;
  perSecond: number;
}

const HEAD_END = '\r\n\r\n';

/**
 * Sends requests again and again over many connections, each as soon as the last answer is there. It does as little
 * work as possible for an answer, because it runs on the same machine as the server that it measures.
 * @returns how many answers came, and how many a second
 * @throws at the first answer whose status is not 200
 */
export async function hammer({ ports, next, connections, seconds }: Hammering): Promise<Hammered> {
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, (_, n) => {
      const port = ports[n % ports.length] ?? 0;
      return askUntil(endsAt, connect({ port, host: '127.0.0.1', noDelay: true }), next);
    }),
  );
  const answers = counts.reduce((sum, count) => sum + count, 0);
  return { answers, perSecond: Math.round((1000 * answers) / (performance.now() - startedAt)) };
}

function askUntil(endsAt: number, socket: Socket, next: () => Buffer): Promise<number> {
  let answers = 0;
  let rest: Buffer | undefined;
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => resolve(answers));
    socket.on('connect', () => socket.write(next()));
    socket.on('data', (chunk) => {
      rest = rest ? Buffer.concat([rest, chunk]) : chunk;
      const length = answerLength(rest);
      if (length === undefined || rest.length < length) return;
      const status = rest.toString('latin1', 9, 12);
      rest = undefined;
      if (status !== '200') socket.destroy(new Error(`An answer has the status ${status}`));
      answers += 1;
      if (performance.now() < endsAt) socket.write(next());
      else socket.end();
    });
  });
}

/** Undefined where the head is not complete yet. */
function answerLength(bytes: Buffer): number | undefined {
  const head = bytes.indexOf(HEAD_END);
  if (head === -1) return undefined;
  const length = /content-length: (\d+)/i.exec(bytes.toString('latin1', 0, head))?.[1];
  return head + HEAD_END.length + Number(length ?? 0);
}
