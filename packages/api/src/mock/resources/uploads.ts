import { MAX_UPLOAD_BYTES, UPLOAD_TOO_LARGE } from '../../contract/fileSizeLimit.ts';
import type * as calls from '../../contract/uploads.ts';
import { fileCalls, type UploadedFile } from '../../contract/uploads.ts';
import type { MockRoute, ResolversOf } from '../http/createRoutes.ts';
import { MockProblem, notFound } from '../http/MockProblem.ts';
import { toErrorResponse } from '../http/toResponse.ts';

/** Where the mock accepts files, on every host. */
export const MOCK_UPLOAD_PATH = `/api${fileCalls.sendFile.path}`;

/** One transparent pixel. */
const EMPTY_PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export const uploadResolvers: ResolversOf<typeof calls> = {
  getUploadTicket: () => ({
    cloudinaryUrl: `${MOCK_UPLOAD_PATH}?ticket=mock-preset`,
    preset: 'mock-preset',
    filePath: 'disputes',
  }),
  publishPicture({ body: { file } }) {
    const name = new RegExp(`${MOCK_UPLOAD_PATH}/([\\w-]+)\\.\\w+$`).exec(file)?.[1];
    if (name === undefined) throw notFound();
    return { address: `/api/pictures/${name}.png` };
  },
};

/**
 * The image host of the ticket, and its files: no calls of the contract, because uploads are sent without a
 * token. Files are not stored, every address returns the same empty PDF.
 */
export function uploadRoutes(): MockRoute[] {
  let taken = 0;
  const { sendFile, getFile, getPicture } = fileCalls;
  return [
    {
      ...sendFile,
      async answer(request) {
        const form = await request.formData();
        const file = form.get('file');
        if (!(file instanceof File) || form.get('upload_preset') !== 'mock-preset') {
          return toErrorResponse(new MockProblem(400, 'No file was sent.'));
        }
        if (file.size > MAX_UPLOAD_BYTES) return toErrorResponse(new MockProblem(413, UPLOAD_TOO_LARGE));
        taken += 1;
        const secure_url = new URL(`${MOCK_UPLOAD_PATH}/mock-file-${taken}.pdf`, request.url).href;
        return Response.json({ secure_url } satisfies UploadedFile);
      },
    },
    {
      ...getFile,
      async answer({ headers }) {
        if (!headers.get('authorization')) return toErrorResponse(notFound());
        return new Response('%PDF-1.4', { headers: { 'content-type': 'application/pdf' } });
      },
    },
    {
      ...getPicture,
      async answer() {
        return new Response(await (await fetch(EMPTY_PICTURE)).blob(), { headers: { 'content-type': 'image/png' } });
      },
    },
  ];
}
