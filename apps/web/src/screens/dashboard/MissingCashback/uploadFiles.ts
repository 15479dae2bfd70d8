import type { Client } from '@potli/api/client';
import { getUploadTicket } from '@potli/api/contract/uploads';
import type { UploadInput } from '@potli/machines/dispute';
import { sendFile } from './sendFile.ts';

export const isFile = (file: unknown): file is File => file instanceof File;

/** Sends the files one after the other and answers their addresses. Throws ApiError at the first that fails. */
export async function uploadFiles(api: Client, { files, report }: UploadInput, signal: AbortSignal): Promise<string[]> {
  const ticket = await api.call(getUploadTicket, {}, { signal });
  const total = files.reduce((sum, { size }) => sum + size, 0) || 1;
  const links: string[] = [];
  let before = 0;
  for (const file of files.filter(isFile)) {
    const onSent = (bytes: number) => report((before + bytes) / total);
    links.push(await sendFile({ ticket, file, signal, onSent }));
    before += file.size;
    report(before / total);
  }
  return links;
}
