import { UploadedFile, UploadTicket } from '@potli/api';
import * as z from 'zod/mini';
import { buildPdf } from './buildPdf.ts';
import type { TestHost } from './createTestHost.ts';
import type { TestMember } from './joinMember.ts';

/** Leave of a member to send files. */
export async function ticketOf(member: TestMember): Promise<string> {
  return (await uploadTicketOf(member)).preset;
}

/** The same with the address to which files are sent. */
export async function uploadTicketOf(member: TestMember): Promise<UploadTicket> {
  return z.parse(UploadTicket, await (await member.get('/api/image/cloudinary-details')).json());
}

/** Sends a file as a browser does. @param type what the sender calls it */
export function sendFile(apiHost: TestHost, preset: string, bytes: Buffer, type = 'image/png'): Promise<Response> {
  const form = new FormData();
  form.set('upload_preset', preset);
  form.set('folder', 'disputes');
  form.set('file', new File([new Uint8Array(bytes)], '../../evil.html', { type }));
  return apiHost.call('/uploads', { method: 'POST', body: form });
}

/** The address under which a file of the member is kept. */
export async function uploadedBy(apiHost: TestHost, member: TestMember, bytes: Buffer): Promise<string> {
  const response = await sendFile(apiHost, await ticketOf(member), bytes);
  return z.parse(UploadedFile, await response.json()).secure_url;
}

/** A document that says nothing. */
export const samplePdf = buildPdf();
