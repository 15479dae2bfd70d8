import type { CatalogueNote } from '@potli/api/contract/adminNotes';
import { NOTE_LENGTH } from '@potli/api/contract/adminNotes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../../../testing/createTestHost.ts';
import { joinStaff, type TestMember } from '../../../../testing/joinMember.ts';
import { sampleStore } from '../../../../testing/sampleCatalogue.ts';
import { readAudit } from '../../../platform/audit/readAudit.ts';
import { importCatalogue } from '../import/importCatalogue.ts';

const NOTES = '/admin/catalogue/stores/rows/kapas/notes';
const SECRET = 'Their manager Ravi said: not before May\n<b>Call him</b>';

let apiHost: TestHost;
let writer: TestMember;
let colleague: TestMember;
let admin: TestMember;
beforeAll(async () => {
  apiHost = await createTestHost();
  await importCatalogue(apiHost.database, { version: 1, stores: [sampleStore('kapas'), sampleStore('safar')] });
  [writer, colleague, admin] = await Promise.all([
    joinStaff(apiHost, 'EDITOR'),
    joinStaff(apiHost, 'EDITOR'),
    joinStaff(apiHost, 'ADMIN'),
  ]);
});
afterAll(() => apiHost.close());

const write = async (text: string) => (await (await writer.send('POST', NOTES, { text })).json()) as CatalogueNote;
const notesFor = async (reader: TestMember) => (await (await reader.get(NOTES)).json()) as CatalogueNote[];
const takeBack = (member: TestMember, { id }: CatalogueNote, path = NOTES) =>
  member.send('POST', `${path}/${id}/take-back`, {});

it('a note is there for colleagues, as it was written, newest first, with who and when', async () => {
  await write('An older one');
  const note = await write(` ${SECRET} `);
  expect(note).toMatchObject({ text: SECRET, writtenBy: `member:${writer.id}`, takenBackAt: null, mayTakeBack: true });
  const [newest, older] = await notesFor(colleague);
  expect(newest).toEqual({ ...note, mayTakeBack: false });
  expect(older?.text).toBe('An older one');
  expect((await notesFor(admin))[0]?.mayTakeBack).toBe(true);
  expect(await (await colleague.get(NOTES.replace('kapas', 'safar'))).json()).toEqual([]);
});

it('only its writer or an admin takes it back, once; its text is removed', async () => {
  for (const by of [writer, admin]) {
    const note = await write(SECRET);
    expect((await takeBack(colleague, note)).status).toBe(403);
    expect((await takeBack(by, note, NOTES.replace('kapas', 'safar'))).status).toBe(404);
    expect((await takeBack(by, note)).status).toBe(200);
    expect((await notesFor(writer))[0]).toMatchObject({
      id: note.id,
      text: null,
      mayTakeBack: false,
      takenBackBy: `member:${by.id}`,
    });
    expect((await takeBack(by, note)).status).toBe(409);
    const { rows } = await apiHost.database.pool.query('select text from catalogue_note where id = $1', [note.id]);
    expect(rows).toEqual([{ text: null }]);
  }
});

it('takes 1 to 1,000 characters, on a row that there is', async () => {
  for (const text of ['', ' \n ', 'x'.repeat(NOTE_LENGTH + 1)]) {
    expect((await writer.send('POST', NOTES, { text })).status).toBe(400);
  }
  expect((await write('x'.repeat(NOTE_LENGTH))).text).toHaveLength(1_000);
  expect((await writer.send('POST', NOTES.replace('kapas', 'nowhere'), { text: 'Hm' })).status).toBe(404);
});

it('the audit log, the history and an export have no word of it', async () => {
  const note = await write(SECRET);
  const log = await readAudit(apiHost.database.orm);
  expect(log[0]).toMatchObject({
    who: `member:${writer.id}`,
    action: 'addCatalogueNote',
    object: `stores kapas (note ${note.id})`,
    before: null,
    after: { note: 'written' },
  });
  const versions = await (await writer.get(NOTES.replace('notes', 'versions'))).text();
  const exported = await (await admin.get('/admin/catalogue-export/stores?format=json')).text();
  for (const text of [
    JSON.stringify(log, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    versions,
    exported,
  ])
    expect(text).not.toContain('Ravi');
});

it('stays with the key: a row that is deleted and comes back has its notes', async () => {
  const note = await write('Comes back in May');
  const { rows } = await apiHost.database.pool.query<{ version: number }>(
    "select version from catalogue_row where kind = 'stores' and key = 'kapas'",
  );
  const at = '/admin/catalogue/stores/rows/kapas';
  const version = rows[0]?.version ?? 0;
  expect((await writer.send('POST', `${at}/delete`, { version })).status).toBe(200);
  expect((await writer.get(NOTES)).status).toBe(404);
  expect((await writer.send('POST', `${at}/restore`, { version: 0, restored: version })).status).toBe(200);
  expect((await notesFor(writer))[0]).toEqual(note);
});
