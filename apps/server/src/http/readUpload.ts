import { badInput, ProblemError } from '../problem.ts';
import { type Call, headerOf } from './Call.ts';
import { readBytes } from './readBody.ts';
import { shortHeader } from './shortHeader.ts';

/** A file as it came in a form. */
export interface Upload {
  preset: string;
  bytes: Buffer;
  claimedType: string;
}

const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** What a form writes around its file. */
const FRAME_BYTES = 16 * 1024;

/** The file of a multipart form. @throws ProblemError 400, 413 above 5 MB, 415 for anything but such a form */
export async function readUpload(call: Call): Promise<Upload> {
  const type = shortHeader(headerOf(call, 'content-type')) ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new ProblemError(415, 'Send the file as multipart/form-data.');
  }
  const body = await readBytes(call, MAX_FILE_BYTES + FRAME_BYTES).catch(() => {
    // whoever sends may think better of it
    throw badInput('The file did not arrive whole.');
  });
  if (!body) throw tooLarge();
  const form = await toForm(body, type);
  const file = form.get('file');
  const preset = form.get('upload_preset');
  if (!(file instanceof File) || file.size === 0) throw badInput('No file was sent.');
  if (file.size > MAX_FILE_BYTES) throw tooLarge();
  if (typeof preset !== 'string') throw badInput('The upload preset is missing.');
  return { preset, bytes: Buffer.from(await file.arrayBuffer()), claimedType: file.type };
}

async function toForm(body: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    throw badInput('The form is broken.');
  }
}

const tooLarge = () => new ProblemError(413, 'File size exceeds 5MB limit');
