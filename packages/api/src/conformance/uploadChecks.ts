import { toPath } from '../client/toPath.ts';
import { contract } from '../contract/contract.ts';
import { TOO_MANY_FILES } from '../contract/disputes.ts';
import { MAX_DISPUTE_FILES, MAX_UPLOAD_MB } from '../contract/policy.ts';
import { fileCalls, type UploadTicket } from '../contract/uploads.ts';
import type { Check } from './Check.ts';
import type { ConformanceHost } from './ConformanceHost.ts';
import { readJson, refusalDifferences, sendAs } from './judgeCase.ts';

const LARGEST_BYTES = MAX_UPLOAD_MB * 1024 * 1024;

/** Sends so many bytes that are no picture, with a new ticket of the member. */
async function sendBytes(host: ConformanceHost, byteCount: number): Promise<Response> {
  const ticket = (await readJson(await sendAs('member', contract.getUploadTicket, {}, host))) as UploadTicket;
  const body = new FormData();
  body.set('upload_preset', ticket.preset);
  body.set('file', new File([new Uint8Array(byteCount)], 'proof.png', { type: 'image/png' }));
  const address = host.address + toPath(fileCalls.sendFile.path, {}, { ticket: ticket.preset });
  return host.fetch(address, { method: 'POST', body });
}

/** Whether so many files are too many for an answer. The claim and the files need not exist: the number is looked at first. */
async function areTooMany(host: ConformanceHost, files: number): Promise<boolean> {
  const body = { words: '', downloadLinks: Array.from({ length: files }, (_, nth) => `file-${nth}`) };
  const answer = await sendAs('member', contract.answerDispute, { params: { id: '999999999' }, body }, host);
  return JSON.stringify(await readJson(answer)).includes(TOO_MANY_FILES);
}

/** How large, and how many, the files of claims may be. */
export const uploadChecks: readonly Check[] = [
  {
    endpoint: 'getUploadTicket',
    name: 'takes the largest file, and refuses a larger one for its size',
    as: 'member',
    acts: true,
    demo: true,
    numbers: ['MAX_UPLOAD_MB'],
    async differences(host) {
      const largest = await sendBytes(host, LARGEST_BYTES);
      await largest.body?.cancel();
      const larger = await sendBytes(host, LARGEST_BYTES + 1);
      const refused = refusalDifferences(413, 'the file is larger than any may be', larger, await readJson(larger));
      if (largest.status !== 413) return refused;
      return [{ at: 'status', expected: 'another than 413 for the largest file', got: '413' }, ...refused];
    },
  },
  {
    endpoint: 'answerDispute',
    name: 'refuses a file more than an answer may have, and none before it',
    as: 'member',
    acts: true,
    demo: true,
    numbers: ['MAX_DISPUTE_FILES'],
    async differences(host) {
      const found = [await areTooMany(host, MAX_DISPUTE_FILES), await areTooMany(host, MAX_DISPUTE_FILES + 1)];
      if (found.join() === 'false,true') return [];
      return [{ at: 'body.errors', expected: `${TOO_MANY_FILES}, at one more`, got: found.join() }];
    },
  },
];
