import { type HttpHandler, HttpResponse, http } from 'msw';
import type * as calls from '../../contract/uploads.ts';
import { fileCalls, type UploadedFile } from '../../contract/uploads.ts';
import type { ResolversOf } from '../http/createHandlers.ts';

/** Where the mock accepts files, on every host. */
export const MOCK_UPLOAD_PATH = `/api${fileCalls.sendFile.path}`;

export const uploadResolvers: ResolversOf<typeof calls> = {
  getUploadTicket: () => ({
    cloudinaryUrl: `${MOCK_UPLOAD_PATH}?ticket=mock-preset`,
    preset: 'mock-preset',
    filePath: 'disputes',
  }),
};

/**
 * The image host of the ticket, and the files it keeps: no calls of the contract, because uploads are sent without a
 * token. Files are not kept, every address returns the same empty PDF.
 */
export function uploadHandlers(): HttpHandler[] {
  let taken = 0;
  return [
    http.post(`*${MOCK_UPLOAD_PATH}`, async ({ request }) => {
      const form = await request.formData();
      if (!(form.get('file') instanceof File) || form.get('upload_preset') !== 'mock-preset') {
        return HttpResponse.json({ status: 400, message: 'No file', errors: ['No file was sent.'] }, { status: 400 });
      }
      taken += 1;
      const secure_url = new URL(`${MOCK_UPLOAD_PATH}/mock-file-${taken}.pdf`, request.url).href;
      return HttpResponse.json({ secure_url } satisfies UploadedFile);
    }),
    http.get(`*${MOCK_UPLOAD_PATH}/:name`, ({ request }) =>
      request.headers.get('authorization')
        ? HttpResponse.text('%PDF-1.4', { headers: { 'content-type': 'application/pdf' } })
        : HttpResponse.json({ status: 404, message: 'Not found.', errors: ['Not found.'] }, { status: 404 }),
    ),
  ];
}

/** Adds each file that is sent to a list; it is taken as usual. */
export function watchUploads(sent: File[]): HttpHandler {
  return http.post(`*${MOCK_UPLOAD_PATH}`, async ({ request }) => {
    const file = (await request.clone().formData()).get('file');
    if (file instanceof File) sent.push(file);
  });
}

/** Every file of a member is this one, for those who send a token. */
export function everyFile(file: () => Promise<Blob>): HttpHandler {
  return http.get(`*${MOCK_UPLOAD_PATH}/:name`, async ({ request }) =>
    request.headers.get('authorization')
      ? new HttpResponse(await file())
      : HttpResponse.json({ status: 401, message: 'No.', errors: ['No.'] }, { status: 401 }),
  );
}
