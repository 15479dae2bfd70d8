import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import type { FileCall } from './fileCall.ts';
import { MAX_UPLOAD_MB } from './policy.ts';
import { typedLine } from './typedText.ts';

/**
 * Permission to send files for `UPLOAD_TICKET_MINUTES`. Each is sent as multipart form data (`upload_preset`, `folder`, `file`),
 * without the access token, to `cloudinaryUrl`, which returns `{secure_url}`. The address of this project's host has
 * the ticket in it, so that it is checked before the file comes; without it in the address, `upload_preset` has to be
 * the first field.
 */
export const UploadTicket = z.object({ cloudinaryUrl: z.string(), preset: z.string(), filePath: z.string() });
export type UploadTicket = z.infer<typeof UploadTicket>;

/** The answer of the image host to a file. */
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

export const publishPicture = endpoint({
  method: 'POST',
  path: '/admin/pictures',
  summary: 'Give an image that the caller has sent an address for everybody, to be shown in the shop (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  keyed: true,
  body: z.object({
    /** `secure_url` of the file. */
    file: typedLine().check(z.minLength(1), z.maxLength(500)),
  }),
  response: z.object({
    /** For fields of the catalogue such as `storeImageUrl`. */
    address: z.string(),
  }),
  errors: [401, 403, 404],
});

/** Types of the files that are stored. Animated pictures are stored as PNG. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const FILE_TYPES = [...PICTURE_TYPES, 'application/pdf'];

/** Calls of this project's host for files of claims and pictures. */
export const fileCalls = {
  sendFile: {
    method: 'POST',
    path: '/uploads',
    summary: `Send an image or PDF of at most ${MAX_UPLOAD_MB} MB by a ticket; both are written again, without hidden data`,
    auth: 'public',
    query: z.object({ ticket: z.optional(z.string()) }),
    form: {
      file: 'JPEG, PNG, WebP, GIF or PDF, independent of its name',
      upload_preset: 'From the ticket; before the file where the address has no ticket',
      folder: 'Of the ticket; of no consequence here',
    },
    returns: UploadedFile,
    errors: [400, 403, 408, 413, 415, 429, 503],
  },
  getFile: {
    method: 'GET',
    path: '/uploads/{name}',
    summary:
      'A file, for its owner and for those who may see the claim or the profile that has it; not found for all others',
    auth: 'member',
    params: z.object({ name: z.string().check(z.minLength(1), z.maxLength(64)) }),
    returns: FILE_TYPES,
    errors: [401, 404],
  },
  getPicture: {
    method: 'GET',
    path: '/pictures/{name}',
    summary: 'A picture of the shop; it never changes',
    auth: 'public',
    params: z.object({ name: z.string().check(z.minLength(1), z.maxLength(64)) }),
    returns: PICTURE_TYPES,
    errors: [404],
  },
} as const satisfies Record<string, FileCall>;

export type FileCallName = keyof typeof fileCalls;
