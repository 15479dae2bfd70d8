import { type HttpHandler, HttpResponse, http } from 'msw';
import { MOCK_UPLOAD_PATH } from './resources/uploads.ts';

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
