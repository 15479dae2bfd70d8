import type { Client } from '@potli/api/client';
import { getUploadTicket, UploadedFile, type UploadTicket } from '@potli/api/contract/uploads';
import { ApiError, toApiError } from '@potli/api/errors';
import type { UploadInput } from '@potli/machines/dispute';
import { fitFile } from './fitFile.ts';

export const isFile = (file: unknown): file is File => file instanceof File;

/** Sends the files one after the other, and returns their addresses. Throws ApiError at the first failure. */
export async function uploadFiles(api: Client, { files, report }: UploadInput, signal: AbortSignal): Promise<string[]> {
  const ticket = await api.call(getUploadTicket, {}, { signal });
  const total = files.reduce((sum, { size }) => sum + size, 0) || 1;
  const links: string[] = [];
  let before = 0;
  for (const file of files.filter(isFile)) {
    const onSent = (part: number) => report((before + part * file.size) / total);
    links.push(await sendFile({ ticket, file: await fitFile(file), signal, onSent }));
    before += file.size;
    report(before / total);
  }
  return links;
}

interface FileToSend {
  ticket: UploadTicket;
  file: File;
  signal: AbortSignal;
  /** Called with the part of the file that has been sent, 0 to 1. */
  onSent: (part: number) => void;
}

/**
 * Sends a file as the ticket describes, and returns its address. Uses XMLHttpRequest, because fetch reports no progress
 * of an upload.
 *
 * @throws ApiError
 */
async function sendFile(given: FileToSend): Promise<string> {
  const { status, text } = await post(given);
  if (status < 200 || status > 299) throw await toApiError(new Response(text, { status }));
  const answer = UploadedFile.safeParse(JSON.parse(text));
  if (!answer.success) throw new ApiError(status, 'The upload answered out of contract.', [], { cause: answer.error });
  return answer.data.secure_url;
}

function post({ ticket, file, signal, onSent }: FileToSend) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new ApiError(0, 'No answer from the server.'));
    request.upload.onprogress = ({ loaded }) => onSent(Math.min(loaded / file.size, 1));
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', ticket.cloudinaryUrl);
    request.send(toForm(ticket, file));
  });
}

function toForm({ preset, filePath }: UploadTicket, file: File): FormData {
  const form = new FormData();
  // hosts may look at the ticket before they take the file
  form.append('upload_preset', preset);
  form.append('folder', filePath);
  form.append('file', file);
  return form;
}
