import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { UploadedFile, UploadTicket } from '@potli/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDataDir } from '../../../testing/createDataDir.ts';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { fileClaim } from '../../../testing/fileClaim.ts';
import { joinMember, joinStaff, type TestMember } from '../../../testing/joinMember.ts';
import { sampleCatalogue } from '../../../testing/sampleCatalogue.ts';
import { samplePdf, sendFile, ticketOf, uploadedBy, uploadTicketOf } from '../../../testing/sendFile.ts';
import { importCatalogue } from '../../shop/catalogue/import/importCatalogue.ts';

const dataDir = createDataDir();
let apiHost: TestHost;
let member: TestMember;
let preset: string;

const canvas = createCanvas(40, 20);
canvas.getContext('2d').fillRect(0, 0, 20, 20);
const png = canvas.toBuffer('image/png');
const jpeg = canvas.toBuffer('image/jpeg');
const webp = canvas.toBuffer('image/webp');

const send = (bytes: Buffer, type?: string) => sendFile(apiHost, preset, bytes, type);
const pathOf = (address: string) => address.replace('http://potli.test/api', '');
const storedFiles = () => readdirSync(join(dataDir, 'uploads')).sort();

/** A JPEG with a location and a rotation. */
function withExif(image: Buffer): Buffer {
  const orientation = Buffer.from([0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]);
  const exif = Buffer.concat([
    Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1'),
    orientation,
    Buffer.from('12.97N 77.59E'),
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([image.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, image.subarray(2)]);
}

/** A PNG with a wrong size in its header. */
function announcing(width: number, height: number): Buffer {
  const forged = Buffer.from(png);
  forged.writeUInt32BE(width, 16);
  forged.writeUInt32BE(height, 20);
  return forged;
}

beforeAll(async () => {
  apiHost = await createTestHost({ dataDir });
});
afterAll(async () => {
  await apiHost.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  member = await joinMember(apiHost);
  preset = await ticketOf(member);
});

describe('a file', () => {
  it.each([
    ['JPEG', jpeg, 'image/jpeg', 'jpg'],
    ['PNG', png, 'image/png', 'png'],
    ['WebP', webp, 'image/webp', 'webp'],
    ['PDF', samplePdf, 'application/pdf', 'pdf'],
  ])(
    'that is a %s is kept under a name of ours, whatever the sender calls it',
    async (_kind, bytes, type, extension) => {
      const response = await send(bytes, 'text/html');
      expect(response.status).toBe(200);
      const { secure_url } = z.parse(UploadedFile, await response.json());
      expect(secure_url).toMatch(new RegExp(`^http://potli\\.test/api/uploads/[0-9a-f]{32}\\.${extension}$`));

      const file = await member.get(pathOf(secure_url));
      expect(file.status).toBe(200);
      expect(Object.fromEntries(file.headers)).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
      });
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[0-9a-f]{32}\.\w+"$/);
      expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(20);
    },
  );

  it('that is an image is encoded again: upright, and without hidden data', async () => {
    const address = await uploadedBy(apiHost, member, withExif(jpeg));
    const bytes = Buffer.from(await (await member.get(pathOf(address))).arrayBuffer());
    expect(bytes.includes('Exif')).toBe(false);
    expect(bytes.includes('12.97N')).toBe(false);
    const { width, height } = await loadImage(bytes);
    expect({ width, height }).toEqual({ width: 20, height: 40 });
  });

  it('that is HTML after an image becomes an image only', async () => {
    const page = Buffer.concat([png, Buffer.from('<script>alert(document.domain)</script>')]);
    const address = await uploadedBy(apiHost, member, page);
    const bytes = Buffer.from(await (await member.get(pathOf(address))).arrayBuffer());
    expect(bytes.includes('script')).toBe(false);
  });

  it('has one random name on the disk, and only the host can read it', async () => {
    const before = storedFiles();
    await uploadedBy(apiHost, member, png);
    const [added = ''] = storedFiles().filter((name) => !before.includes(name));
    expect(added).toMatch(/^[0-9a-f]{32}\.png$/);
    expect(
      readFileSync(join(dataDir, 'uploads', added))
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });
});

describe('what is refused', () => {
  const huge = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]);
  it.each<[string, Buffer, number, string]>([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'File type image/png is not supported'],
    [
      'a drawing with scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'File type image/png is not supported',
    ],
    ['a program', Buffer.from('MZ\x90\0\x03'), 415, 'File type image/png is not supported'],
    [
      'a page that begins like a PDF',
      Buffer.from('%PDF-1.4<script>alert(1)</script>'),
      415,
      'File type image/png is not supported',
    ],
    ['half a JPEG', jpeg.subarray(0, 300), 400, 'This image is broken. Please choose another file.'],
    ['the head of a PNG', png.subarray(0, 20), 400, 'This image is broken. Please choose another file.'],
    ['a GIF of nothing', Buffer.from('GIF89a\0\0\0\0'), 400, 'This image is broken. Please choose another file.'],
    [
      'a PNG of 50,000 × 50,000',
      announcing(50_000, 50_000),
      400,
      'This image is larger than 40 megapixels. Please make it smaller.',
    ],
    ['a PNG without height', announcing(10, 0), 400, 'This image is broken. Please choose another file.'],
    ['more than 5 MB', huge, 413, 'File size exceeds 5MB limit'],
    ['nothing', Buffer.alloc(0), 400, 'No file was sent.'],
  ])('%s', async (_kind, bytes, status, text) => {
    const before = storedFiles();
    const response = await send(bytes);
    expect(response.status).toBe(status);
    await expect(response.json()).resolves.toEqual({ status, message: text, errors: [text] });
    expect(storedFiles()).toEqual(before);
  });

  it('an invalid content type is not repeated', async () => {
    const response = await send(Buffer.from('x'), 'text/<b>');
    await expect(response.json()).resolves.toMatchObject({ errors: ['File type unknown is not supported'] });
  });

  it('JSON, an empty form, a broken form', async () => {
    const post = (body: RequestInit['body'], headers: Record<string, string> = {}) =>
      apiHost.call('/uploads', { method: 'POST', headers, body });
    expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect((await post(new FormData())).status).toBe(400);
    expect((await post('nonsense', { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(400);
    expect((await post('nonsense', { 'content-type': 'multipart/form-data;' })).status).toBe(400);
  });

  it.each([
    ['without end', (controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(65_536)), 413],
    ['broken off', (controller: ReadableStreamDefaultController) => controller.error(new Error('cancelled')), 400],
  ])('a body %s', async (_kind, pull, status) => {
    expect((await stream(preset, pull)).status).toBe(status);
  });
});

/** Sends a body piece by piece, on demand. */
function stream(ticket: string, pull: (controller: ReadableStreamDefaultController) => void): Promise<Response> {
  const request = new Request(`http://potli.test/uploads?ticket=${ticket}`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: new ReadableStream({ pull }, { highWaterMark: 0 }),
    duplex: 'half',
  });
  return Promise.resolve(apiHost.api.request(request));
}

describe('a ticket', () => {
  it('has the upload address, in development with the host of the request', async () => {
    const headers = { authorization: `Bearer ${member.accessToken}`, host: '192.168.1.7:3000' };
    const response = await apiHost.call('/api/image/cloudinary-details', { headers });
    const { cloudinaryUrl } = z.parse(UploadTicket, await response.json());
    expect(cloudinaryUrl).toMatch(/^http:\/\/192\.168\.1\.7:3000\/api\/uploads\?ticket=[\w-]{43}$/);
  });

  /** A form whose fields come in this order. */
  const post = (path: string, fields: Record<string, string | File>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return apiHost.call(path, { method: 'POST', body: form });
  };
  const file = () => new File([new Uint8Array(png)], 'a.png', { type: 'image/png' });

  it('in the address allows fields in any order, or none', async () => {
    const { cloudinaryUrl, filePath } = await uploadTicketOf(member);
    const path = cloudinaryUrl.replace('http://potli.test/api', '');
    const ticket = new URL(cloudinaryUrl).searchParams.get('ticket') ?? '';
    expect((await post(path, { file: file(), upload_preset: ticket, folder: filePath })).status).toBe(200);
    expect((await post(path, { file: file() })).status).toBe(200);
    expect((await post(path, { file: file(), upload_preset: preset })).status).toBe(403);
  });

  it('in the form must come before the file', async () => {
    expect((await post('/uploads', { upload_preset: preset, folder: 'disputes', file: file() })).status).toBe(200);
    const late = await post('/uploads', { file: file(), upload_preset: preset });
    expect(late.status).toBe(403);
    await expect(late.json()).resolves.toMatchObject({ errors: ['The upload preset must come before the file.'] });
    expect((await post('/uploads', { file: file() })).status).toBe(403);
    expect((await post('/uploads', { upload_preset: preset, folder: 'disputes' })).status).toBe(400);
  });

  it('that is invalid costs nothing: no piece of the body is read', async () => {
    let pieces = 0;
    const pull = (controller: ReadableStreamDefaultController) => {
      pieces += 1;
      controller.enqueue(new Uint8Array(65_536));
    };
    expect((await stream('made-up', pull)).status).toBe(403);
    expect(pieces).toBe(0);
  });

  it('with thousands of parts costs the first pieces', async () => {
    let pieces = 0;
    const response = await stream(preset, (controller) => {
      pieces += 1;
      controller.enqueue(Buffer.from('--x\r\n\r\n\r\n'.repeat(6_000)));
    });
    expect(response.status).toBe(400);
    // a stream reads some ahead; 5 MB would be eighty pieces
    expect(pieces).toBeLessThan(10);
  });

  it('is valid for three files, also in parallel', async () => {
    const tries = await Promise.all(Array.from({ length: 9 }, () => send(png)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(tries.filter(({ status }) => status === 403)).toHaveLength(6);
  });

  it('is valid for ten minutes', async () => {
    await apiHost.database.pool.query(`update upload_ticket set expires_at = now() where member_id = $1`, [member.id]);
    expect((await send(png)).status).toBe(403);
  });

  it('cannot be forged, nor read in the database', async () => {
    preset = 'made-up';
    expect((await send(png)).status).toBe(403);
    const mine = await ticketOf(member);
    const { rows } = await apiHost.database.pool.query<{ content: string }>(
      `select string_agg(t::text, '') as content from upload_ticket t`,
    );
    expect(rows[0]?.content).not.toContain(mine);
    expect(rows[0]?.content).not.toContain(Buffer.from(mine, 'base64url').toString('hex'));
  });
});

describe('reading', () => {
  it('is for the owner and for who may see the claim or the profile that has it; for others the file does not exist', async () => {
    const path = pathOf(await uploadedBy(apiHost, member, png));
    const other = await joinMember(apiHost);
    const missing = await (await other.get('/uploads/00000000000000000000000000000000.png')).json();
    const refused = await other.get(path);
    expect(refused.status).toBe(404);
    await expect(refused.json()).resolves.toEqual(missing);
    const [support, editor] = [await joinStaff(apiHost, 'SUPPORT'), await joinStaff(apiHost, 'EDITOR')];
    const statuses = async () => [(await support.get(path)).status, (await editor.get(path)).status];
    expect(await statuses()).toEqual([404, 404]);
    const { pool } = apiHost.database;
    const ofMember = [member.id, path.split('/').at(-1)];
    await pool.query('update member set profile_picture = $2 where id = $1', ofMember);
    expect(await statuses()).toEqual([200, 404]);
    await pool.query('update member set profile_picture = null where id = $1', [member.id]);
    await importCatalogue(apiHost.database, sampleCatalogue());
    const id = await fileClaim(apiHost, member);
    await pool.query('update dispute set file_names = array[$2] where id = $1', [id, ofMember[1]]);
    expect(await statuses()).toEqual([200, 404]);
    expect((await apiHost.call(path)).status).toBe(401);
  });

  it.each(['..%2fsecrets.json', '%00', 'a.png', `${'0'.repeat(32)}.png%00`, 'x'.repeat(5_000)])(
    'of %s finds nothing',
    async (name) => expect((await member.get(`/uploads/${name}`)).status).toBe(404),
  );

  it('of a file without bytes finds nothing', async () => {
    const path = pathOf(await uploadedBy(apiHost, member, png));
    rmSync(join(dataDir, path));
    expect((await member.get(path)).status).toBe(404);
  });
});

it('addresses of files are described', async () => {
  const { paths } = z.parse(
    z.object({ paths: z.record(z.string(), z.unknown()) }),
    await (await apiHost.call('/openapi.json')).json(),
  );
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/uploads', '/uploads/{name}']));
});
