import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import type { FileCall } from './fileCall.ts';

/**
 * Leave to send files for ten minutes. Each goes as multipart form data (`upload_preset`, `folder`, `file`), without the
 * bearer, to `cloudinaryUrl`, which answers `{secure_url}`. That of this project's host carries the ticket, so that it is
 * looked at before the file comes; at an address without it, `upload_preset` has to come first.
 */
export const UploadTicket = z.object({ cloudinaryUrl: z.string(), preset: z.string(), filePath: z.string() });
export type UploadTicket = z.infer<typeof UploadTicket>;

/** What the image host answers to a file. */
export const UploadedFile = z.object({ secure_url: z.string() });
export type UploadedFile = z.infer<typeof UploadedFile>;

export const getUploadTicket = endpoint({
  method: 'GET',
  path: '/api/image/cloudinary-details',
  summary: 'Where and how to send files',
  auth: 'member',
  response: UploadTicket,
  errors: [401, 429],
});

const MAX_UPLOAD_MB = 5;

/** The largest file that a host of this contract has to take, in bytes. */
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024;

/** What a member reads about a larger file. */
export const UPLOAD_TOO_LARGE = `File size exceeds ${MAX_UPLOAD_MB}MB limit`;

/** Types of the files that are kept. Moving pictures are kept as PNG. */
const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/** Files of claims, as this project's host takes and gives them. */
export const fileCalls = {
  sendFile: {
    method: 'POST',
    path: '/uploads',
    summary: 'Send an image or PDF of at most 5 MB by a ticket; both are made anew, without what was hidden in them',
    auth: 'public',
    query: z.object({ ticket: z.optional(z.string()) }),
    form: {
      file: 'JPEG, PNG, WebP, GIF or PDF, whatever its name says',
      upload_preset: 'Of the ticket; before the file where the address does not hold it',
      folder: 'Of the ticket; of no consequence here',
    },
    answers: UploadedFile,
    errors: [400, 403, 408, 413, 415, 429, 503],
  },
  getFile: {
    method: 'GET',
    path: '/uploads/{name}',
    summary: 'A file, to its owner and to operators; not found for all others',
    auth: 'member',
    params: z.object({ name: z.string().check(z.minLength(1), z.maxLength(64)) }),
    answers: FILE_TYPES,
    errors: [401, 404],
  },
} as const satisfies Record<string, FileCall>;

export type FileCallName = keyof typeof fileCalls;
