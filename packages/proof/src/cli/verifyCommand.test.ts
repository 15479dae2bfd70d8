import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { receiptKeysType } from '../ReceiptKeys.ts';
import { createRandom } from '../testing/createRandom.ts';
import { publishRoot, rootsFile } from '../testing/publishRoot.ts';
import { randomBooks, sealed } from '../testing/randomBooks.ts';
import { content, makeKey, signedBy } from '../testing/signedReceipts.ts';
import { signStatement } from '../testing/signedStatements.ts';
import { verifyCommand } from './verifyCommand.ts';

const folder = mkdtempSync(join(tmpdir(), 'potli-proof-'));
afterAll(() => rmSync(folder, { recursive: true }));

function save(name: string, value: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
}

const statement = await randomBooks(createRandom(6), { memberId: '42', journals: 6 });
const cut = await sealed({ ...statement, journals: statement.journals.slice(0, 4) }, 4);
const [full, short] = [save('full.json', statement), save('short.json', cut)];
const edited = save('edited.json', { ...statement, memberId: '43' });

const [own, strange] = [await makeKey(), await makeKey()];
const receipt = await signedBy(own, content);
const saved = save('receipt.json', receipt);
const tampered = save('tampered.json', { ...receipt, item: { ...receipt.item, name: 'Dhoom 900' } });
const signed = save('signed.json', await signStatement(own, statement));
const otherwise = await sealed({ ...statement, journals: statement.journals.slice(1) });
const contrary = save('contrary.json', await signStatement(own, otherwise));
const keys = save('keys.json', { type: receiptKeysType, keys: [own.published] });
const otherKeys = save('otherKeys.json', { type: receiptKeysType, keys: [strange.published] });

async function run(...args: string[]) {
  const output: string[] = [];
  const errors: string[] = [];
  const terminal = { print: (text: string) => output.push(text), complain: (text: string) => errors.push(text) };
  const exitCode = await verifyCommand(args, terminal, 'potli verify');
  return { exitCode, output: output.join('\n'), errors: errors.join('\n') };
}

it('exits with 0 where nothing was changed, and says what that does not show', async () => {
  const { exitCode, output, errors } = await run(full);
  expect([exitCode, errors]).toEqual([0, '']);
  expect(output).toMatch(/^Consistent by itself, origin unknown\. /);
  expect(output).not.toContain('Nothing was changed');
  expect(output).toContain('- A statement alone cannot show that lines are missing at its end');
  expect((await run(full, short)).output).toContain('The same as before up to line  4');
  expect((await run(full, '--head', cut.head.toUpperCase())).exitCode).toBe(0);
});

it.each([
  ['a line was changed', [edited], 'DO NOT TRUST THIS FILE. Line 1 was changed'],
  ['an earlier one has more lines', [short, full], 'lines at the end are missing'],
  ['it lacks the head', [short, '--head', statement.head], 'No line has the head'],
  ['a receipt was changed', [tampered, '--keys', keys], 'The shop did not sign this'],
  ['a statement is of another shop', [signed, '--keys', otherKeys], 'it is of another shop, or invented'],
  [
    'the shop signed two histories',
    [signed, contrary, '--keys', keys],
    'THIS IS A PROOF: THE SHOP SIGNED TWO HISTORIES. Line 1',
  ],
  ['another shop signed', [saved, '--keys', otherKeys], 'with a key that is not among those of the shop'],
])('exits with 1 where %s', async (_, args, sentence) => {
  const { exitCode, output } = await run(...args);
  expect(exitCode).toBe(1);
  expect(output).toContain(sentence);
});

it('says that the shop signed a statement', async () => {
  const { exitCode, output } = await run(signed, '--keys', keys);
  expect(exitCode).toBe(0);
  expect(output).toMatch(/^This shop's\. The shop has signed it, and nothing was changed\./);
  expect(output).toMatch(new RegExp(`Signed with the key +${own.published.id}`));
});

it('says what a receipt promises', async () => {
  const { exitCode, output } = await run(saved, '--keys', keys);
  expect(exitCode).toBe(0);
  expect(output).toContain('The shop signed this, and nothing was changed.');
  for (const fact of [
    /Clicked on \(IST\) +21-11-2026 10:30/,
    /Led to +Dhoom 700, OFFER 7/,
    /Audio और ₹ +9%, at most ₹500\.00, before 01-12-2026 05:30, also where nothing more is known/,
    /Rest +₹75\.00/,
    /Term 2 +Within 24 hours\./,
  ])
    expect(output).toMatch(fact);
  expect(output).toContain('only a copy that you kept from that day');
});

it.each([
  ['without keys', [saved], 'give the file with its keys'],
  ['with keys that are none', [saved, '--keys', full], 'The file of keys'],
  ['with an earlier file', [saved, full, '--keys', keys], 'belong to a statement'],
])('cannot check a receipt %s', async (_, args, sentence) => {
  const { exitCode, output } = await run(...args);
  expect(exitCode).toBe(2);
  expect(output).toContain(sentence);
});

it('compares a statement with published roots', async () => {
  const { root, placeOf } = await publishRoot('2026-11-24', [{ statement }]);
  const proven = save('proven.json', { ...statement, inclusion: placeOf('42') });
  const roots = save('roots.json', await rootsFile([root]));
  const { exitCode, output } = await run(proven, '--roots', roots);
  expect([exitCode, output]).toEqual([0, expect.stringMatching(/Under the root of +24-11-2026/)]);
  // without a place it is not passed
  expect((await run(full, '--roots', roots)).exitCode).toBe(2);
});

it('exits with 2 for what cannot be read', async () => {
  const { exitCode, output } = await run(save('list.json', []));
  expect(exitCode).toBe(2);
  expect(output).toContain('cannot be checked');
  for (const args of [
    [],
    [full, short, edited],
    [join(folder, 'missing.json')],
    [full, '--head', 'abc'],
    [full, '--fast'],
  ]) {
    const said = await run(...args);
    expect(said.exitCode).toBe(2);
    expect(said.errors).toContain('potli verify <statement.json>');
  }
});

it('prints JSON', async () => {
  const { output } = await run(edited, '--json');
  expect(JSON.parse(output)).toMatchObject({ result: 'broken', fault: 'changed', line: 1 });
});

it('explains itself', async () => {
  const { exitCode, output } = await run('--help');
  expect(exitCode).toBe(0);
  expect(output).toContain('Exit code');
});
