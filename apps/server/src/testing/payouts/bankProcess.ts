import { appendFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BankStatus } from '../../domain/payouts/transfers/BankPort.ts';
import { createRandom } from '../createRandom.ts';
import type { AskedTransfer, WitnessLine } from './bankWitness.ts';

/**
 * A bank in a process of its own, which fails in every way that a bank can. Arguments: the file that bears witness of what
 * it sent and took back, and a seed. It prints its address. After `POST /calm` it behaves.
 */
const [, , witnessFile = '', seed = '1'] = process.argv;
const random = createRandom(Number(seed));
const known = new Map<string, { transfer: AskedTransfer; status: BankStatus }>();
/** Longer than hosts wait. */
const LATE_MS = 600;
let isCalm = false;

/** One after the other, so that a short run has them as well. */
const MOODS = ['returned', 'hangsFirst', 'after', 'accepted', 'before', 'refused', 'late', 'hangs', 'sent'] as const;
let asked = 0;

const write = (line: WitnessLine) => appendFileSync(witnessFile, `${JSON.stringify(line)}\n`);
const send = (response: ServerResponse, status: BankStatus) => response.end(JSON.stringify(status));

function decide(transfer: AskedTransfer, result: 'sent' | 'refused' | 'accepted' | 'returned'): BankStatus {
  const { payoutId } = transfer;
  if (result === 'sent' || result === 'returned') write({ ...transfer, event: 'sent' });
  if (result === 'returned') write({ ...transfer, event: 'returned' });
  const statuses = {
    sent: { result: 'sent', utr: `UTR${known.size}` },
    refused: { result: 'refused', reason: 'The account is not there' },
    accepted: { result: 'accepted' },
    returned: { result: 'returned', reason: 'The account is closed' },
  } as const;
  known.set(payoutId, { transfer, status: statuses[result] });
  return statuses[result];
}

function answerTransfer(response: ServerResponse, transfer: AskedTransfer): void {
  const before = known.get(transfer.payoutId);
  // some banks refuse the repetition of what they sent
  if (before)
    return void send(response, isCalm || random(2) ? before.status : { result: 'refused', reason: 'Duplicate' });
  const mood = isCalm ? 'sent' : (MOODS[asked++ % MOODS.length] ?? 'sent');
  if (mood === 'before') return void response.destroy();
  if (mood === 'hangsFirst') return;
  const status = decide(transfer, mood === 'accepted' || mood === 'refused' || mood === 'returned' ? mood : 'sent');
  if (mood === 'hangs') return;
  if (mood === 'after' || mood === 'returned') response.destroy();
  else if (mood === 'late') setTimeout(() => send(response, status), LATE_MS);
  else send(response, status);
}

function answerFind(response: ServerResponse, payoutId: string): void {
  const mood = isCalm ? 3 : random(6);
  if (mood === 0) return void response.destroy();
  if (mood === 1) return void send(response, { result: 'unknown' });
  if (mood === 2) return;
  const found = known.get(payoutId);
  send(response, found?.status ?? { result: 'missing' });
  // what it accepted first is sent now, and reported the next time
  if (found?.status.result === 'accepted') decide(found.transfer, 'sent');
}

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    const transfer = body ? (JSON.parse(body) as AskedTransfer) : undefined;
    if (request.url === '/calm') {
      isCalm = true;
      response.end();
    } else if (transfer) answerTransfer(response, transfer);
    else answerFind(response, request.url?.slice(1) ?? '');
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
