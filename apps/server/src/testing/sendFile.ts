import { createCanvas } from '@napi-rs/canvas';
import { UploadedFile, UploadTicket } from '@potli/api';
import * as z from 'zod/mini';
import { buildPdf } from './buildPdf.ts';
import type { TestHost } from './createTestHost.ts';
import type { TestMember } from './joinMember.ts';

/** Leave of a member to send files. */
export async function ticketOf(member: TestMember): Promise<string> {
  return (await uploadTicketOf(member)).preset;
}

/** The same with the upload address. */
export async function uploadTicketOf(member: TestMember): Promise<UploadTicket> {
  return z.parse(UploadTicket, await (await member.get('/api/image/cloudinary-details')).json());
}

/** Sends a file like a browser. @param type the content type of the sender */
export function sendFile(apiHost: TestHost, preset: string, bytes: Buffer, type = 'image/png'): Promise<Response> {
  const form = new FormData();
  form.set('upload_preset', preset);
  form.set('folder', 'disputes');
  form.set('file', new File([new Uint8Array(bytes)], '../../evil.html', { type }));
  return apiHost.call('/uploads', { method: 'POST', body: form });
}

/** The address of an uploaded file of the member. */
export async function uploadedBy(apiHost: TestHost, member: TestMember, bytes: Buffer): Promise<string> {
  const response = await sendFile(apiHost, await ticketOf(member), bytes);
  return z.parse(UploadedFile, await response.json()).secure_url;
}

/** A picture of one color. */
export const samplePng = createCanvas(8, 8).toBuffer('image/png');

/** An empty document. */
export const samplePdf = buildPdf();
