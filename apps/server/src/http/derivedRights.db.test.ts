import { contract, type Endpoint } from '@potli/api';
import type { CatalogueRow } from '@potli/api/contract/adminCatalogue';
import type { ChangeResult } from '@potli/api/contract/adminChanges';
import { type CatalogueKindName, catalogueKinds, kindFields } from '@potli/api/contract/catalogueKinds';
import type { Right } from '@potli/api/contract/roles';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAudit } from '../domain/platform/audit/readAudit.ts';
import { importCatalogue } from '../domain/shop/catalogue/import/importCatalogue.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { joinAdmin, type TestMember } from '../testing/joinMember.ts';
import { readAllTables } from '../testing/readAllTables.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { joinStaffCallers, type StaffCaller } from '../testing/staffCallers.ts';
import { isWholeRun } from '../testing/wholeRun.ts';

/** The host mails in the background. */
const MEANWHILE = ['mail_outbox', 'notification'];
const BROWSER = 'session_binding=the-browser-that-asked';
/** What nobody sees who may not see the row: of a draft, of an earlier version, of what is published. */
const [DRAFT, OLD, SHOWN] = ['markdraft', 'markold', 'markshown'];

let apiHost: TestHost;
let callers: StaffCaller[];
/** Makes what others look at. */
let maker: TestMember;
const keys = new Map<CatalogueKindName, string>();

beforeAll(async () => {
  apiHost = await createTestHost();
  callers = await joinStaffCallers(apiHost);
  maker = await joinAdmin(apiHost);
  await importCatalogue(apiHost.database, sampleCatalogue());
  for (const kind of catalogueKinds) {
    const [row] = (await (await maker.get(at(kind))).json()) as { key: string }[];
    keys.set(kind, row?.key ?? '');
    for (const marker of [OLD, SHOWN]) await edit(kind, marker);
    await maker.send('POST', at(kind, '/views'), { name: `View ${DRAFT}`, search: { state: 'off' } });
    await edit(kind, DRAFT, { asDraft: true });
    await maker.send('POST', ofRow(kind, '/notes'), { text: `Ask about ${DRAFT}` });
  }
});
afterAll(() => apiHost.close());

const at = (kind: string, call = '') => `/admin/catalogue/${kind}${call}`;
const ofRow = (kind: CatalogueKindName, call = '') =>
  at(kind, `/rows/${encodeURIComponent(keys.get(kind) ?? '')}${call}`);
const rowOf = async (kind: CatalogueKindName) => (await (await maker.get(ofRow(kind))).json()) as CatalogueRow;

/** A field that says a word: the title, or what a search word means. */
const saying = (kind: CatalogueKindName, word: string) => {
  const { key, title } = kindFields[kind];
  return title === key ? { means: [word] } : { [title]: word };
};

async function edit(kind: CatalogueKindName, word: string, more: object = {}): Promise<ChangeResult> {
  const { version } = await rowOf(kind);
  return (await (
    await maker.send('POST', ofRow(kind), { version, fields: saying(kind, word), ...more })
  ).json()) as ChangeResult;
}

function call(
  { bearer }: StaffCaller,
  path: string,
  { method = 'GET', body }: { method?: string; body?: object } = {},
) {
  const authorization = bearer && { authorization: `Bearer ${bearer}` };
  const headers = { ...authorization, cookie: BROWSER, 'content-type': 'application/json' };
  return apiHost.call(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

const textOf = async (caller: StaffCaller, path: string, request: { method?: string; body?: object } = {}) =>
  (await call(caller, path, request)).text();

const seen = new Map<string, Promise<boolean>>();

/** Whether a caller may see the row itself, as the host says it; asked once. */
function seesRow(caller: StaffCaller, kind: CatalogueKindName): Promise<boolean> {
  const name = `${kind} ${caller.name}`;
  const asked = seen.get(name) ?? textOf(caller, ofRow(kind)).then((text) => text.includes(SHOWN));
  seen.set(name, asked);
  return asked;
}

const has = ({ allowed }: StaffCaller, rights: readonly Right[]) => rights.every((right) => allowed.includes(right));

interface Derived {
  ask(kind: CatalogueKindName): Promise<{ path: string; method?: string; body?: object }>;
  /** What the answer has for those who may see it. */
  shows: string;
  /** Beside the right of the row. */
  needs?: readonly Right[];
  sessionsOnly?: boolean;
}

const plain = (path: (kind: CatalogueKindName) => string) => (kind: CatalogueKindName) =>
  Promise.resolve({ path: path(kind) });
const auditOf = (kind: CatalogueKindName) => `${kind} ${keys.get(kind)}`;

const derived: Record<string, Derived> = {
  history: { ask: plain((kind) => ofRow(kind, '/versions')), shows: OLD },
  draft: { ask: plain((kind) => ofRow(kind)), shows: DRAFT },
  list: { ask: plain((kind) => at(kind, '?pageSize=250')), shows: '"hasDraft":true' },
  'preview link': { ask: plain((kind) => ofRow(kind, '/preview')), shows: '/preview/', sessionsOnly: true },
  note: { ask: plain((kind) => ofRow(kind, '/notes')), shows: DRAFT },
  'named view': { ask: plain((kind) => at(kind, '/views')), shows: DRAFT },
  change: {
    ask: async (kind) => ({ path: `/admin/catalogue-changes/${await lastChange(kind)}` }),
    shows: SHOWN,
  },
  'list of changes': {
    ask: plain(() => '/admin/catalogue-changes?pageSize=50'),
    shows: '"askedBy"',
  },
  'export as a table': {
    ask: plain((kind) => `/admin/catalogue-export/${kind}?format=csv&state=live`),
    shows: SHOWN,
    needs: ['export'],
  },
  'export as a document': {
    ask: plain((kind) => `/admin/catalogue-export/${kind}?format=json`),
    shows: SHOWN,
    needs: ['export'],
  },
  'export of all kinds': { ask: plain(() => '/admin/catalogue-export'), shows: SHOWN, needs: ['export'] },
  'audit row': {
    ask: plain((kind) => `/admin/audit?${new URLSearchParams({ object: auditOf(kind) }).toString()}`),
    shows: SHOWN,
    needs: ['audit'],
  },
  'file of audit rows': {
    ask: (kind) => Promise.resolve({ path: '/admin/audit/export', method: 'POST', body: { object: auditOf(kind) } }),
    shows: SHOWN,
    needs: ['audit', 'export'],
  },
};

async function lastChange(kind: CatalogueKindName): Promise<string> {
  const [newest] = (await (await maker.get(ofRow(kind, '/versions'))).json()) as { changeId: string }[];
  return newest?.changeId ?? '';
}

describe.each(catalogueKinds)('of %s', (kind) => {
  it('the row is seen by those with the right of it', async () => {
    for (const caller of callers) expect(await seesRow(caller, kind), caller.name).toBe(has(caller, ['catalogue']));
  });

  it.each(Object.entries(derived))(
    '%s is seen by those who see the row',
    async (_name, { ask, shows, needs = [], sessionsOnly }) => {
      const { path, ...request } = await ask(kind);
      for (const caller of callers) {
        const may = (await seesRow(caller, kind)) && has(caller, needs) && !(sessionsOnly && caller.isToken);
        const text = await textOf(caller, path, request);
        expect(text.includes(shows), caller.name).toBe(may);
        if (!may) expect(text, caller.name).not.toMatch(/markdraft|markold|markshown/);
      }
    },
  );
});

/** What is done with what is derived, each time with one of its own. */
const acts: Record<string, (kind: CatalogueKindName) => Promise<{ path: string; body: object } | undefined>> = {
  'publish the draft': async (kind) => {
    await edit(kind, DRAFT, { asDraft: true });
    return { path: ofRow(kind, '/publish'), body: {} };
  },
  'discard the draft': async (kind) => {
    await edit(kind, DRAFT, { asDraft: true });
    return { path: ofRow(kind, '/discard'), body: {} };
  },
  'restore a version': async (kind) => {
    const { version } = await rowOf(kind);
    return { path: ofRow(kind, '/restore'), body: { version, restored: version, asDraft: true } };
  },
  'undo a change': async (kind) => {
    const changeId = (await edit(kind, `${SHOWN} ${crypto.randomUUID()}`)).changeId ?? '';
    return { path: `/admin/catalogue-changes/${changeId}/undo`, body: {} };
  },
  'refuse a change that waits': async (kind) => {
    const { row, version } = await rowOf(kind);
    if (!Array.isArray(row?.rates) || row.rates.length === 0) return undefined;
    const rates = row.rates.map((rate: Record<string, unknown>) =>
      Number(rate.amount) > 0 ? { ...rate, amount: 9_000 } : { ...rate, percent: 90 },
    );
    const kept = await maker.send('POST', ofRow(kind), { version, fields: { rates } });
    const { changeId } = (await kept.json()) as { changeId: string };
    return { path: `/admin/catalogue-changes/${changeId}/decide`, body: { approves: false } };
  },
  'leave a note': (kind) => Promise.resolve({ path: ofRow(kind, '/notes'), body: { text: 'Call them' } }),
  'rename a view': async (kind) => ({
    path: at(kind, `/views/${await someView(kind)}`),
    body: { name: crypto.randomUUID() },
  }),
  'delete a view': async (kind) => ({ path: at(kind, `/views/${await someView(kind)}/delete`), body: {} }),
};

async function someView(kind: CatalogueKindName): Promise<string> {
  const body = { name: crypto.randomUUID(), search: {} };
  return ((await (await maker.send('POST', at(kind, '/views'), body)).json()) as { id: string }).id;
}

/** Of those who may, one of each sort. */
const ACTING = ['EDITOR', 'token with catalogue'];

/** Of each kind one act, and each act with stores, which have all that can be changed; in `test --all` each act with each kind. */
const tried = catalogueKinds.flatMap((kind, index) =>
  Object.keys(acts).flatMap((act, at, { length }) =>
    isWholeRun || kind === 'stores' || index % length === at ? [{ kind, act }] : [],
  ),
);

it.each(tried)('with a row of $kind, who may not change it cannot $act', async ({ kind, act }) => {
  const prepare = acts[act] ?? expect.fail(act);
  const tell = (caller: StaffCaller, { path, body }: { path: string; body: object }) =>
    call(caller, path, { method: 'POST', body });
  const prepared = await prepare(kind);
  if (!prepared) return;
  const before = await readAllTables(apiHost.database, MEANWHILE);
  for (const caller of callers.filter((each) => !has(each, ['catalogue']))) {
    expect((await tell(caller, prepared)).status, caller.name).toBe(caller.bearer ? 403 : 401);
  }
  expect(await readAllTables(apiHost.database, MEANWHILE)).toEqual(before);
  for (const caller of callers.filter(({ name }) => ACTING.includes(name))) {
    expect((await tell(caller, (await prepare(kind)) ?? prepared)).status, caller.name).toBe(200);
  }
});

/** Parts of an export, with what the audit log says of it. */
const exports: Record<string, { path: string; action: string; object: string; after: object }> = Object.fromEntries(
  catalogueKinds.map((kind) => [
    kind,
    {
      path: `/admin/catalogue-export/${kind}?format=csv&state=live&q=mark`,
      action: 'exportCatalogueRows',
      object: `catalogue ${kind}`,
      after: { state: 'live', q: 'mark', format: 'csv' },
    },
  ]),
);
exports.document = {
  path: '/admin/catalogue-export',
  action: 'exportCatalogue',
  object: 'catalogue',
  after: { format: 'json' },
};

it.each(Object.entries(exports))(
  'an export of %s leaves its filter and its count, a refused one nothing',
  async (_of, { path, ...row }) => {
    for (const caller of callers) {
      const earlier = await readAudit(apiHost.database.orm);
      const response = await call(caller, path);
      const [entry, ...rest] = await readAudit(apiHost.database.orm);
      if (!has(caller, ['catalogue', 'export'])) {
        expect([entry, ...rest], caller.name).toEqual(earlier);
        continue;
      }
      const { rows } = (await response.json()) as { rows: number };
      expect(entry, caller.name).toMatchObject({ ...row, after: { ...row.after, rows } });
      expect(rest).toEqual(earlier);
    }
  },
);

describe('a preview link', () => {
  const site = new Hono().get('/:key', (context) =>
    apiHost
      .showPreview(context, context.req.param('key'), ({ row }) => Promise.resolve(context.json(row)))
      .catch(() => context.notFound()),
  );

  it('opens while its member may see the row, whatever their role was', async () => {
    const editor = callers.find(({ name }) => name === 'EDITOR') as StaffCaller;
    const { path } = (await (await call(editor, ofRow('stores', '/preview'))).json()) as { path: string };
    const open = (cookie: string) => site.request(path.replace('/preview', ''), { headers: { cookie } });
    await edit('stores', DRAFT, { asDraft: true });
    for (const [role, may] of [
      ['ADMIN', true],
      ['SUPPORT', false],
      ['FINANCE', false],
      ['MEMBER', false],
      ['EDITOR', true],
    ] as const) {
      await apiHost.database.pool.query('update member set role = $2 where id = $1', [editor.member?.id, role]);
      expect((await (await open(BROWSER)).text()).includes(DRAFT), role).toBe(may);
      expect((await open('session_binding=another')).status, role).toBe(404);
    }
  });
});

it('no answer of a call for visitors or members has a word of a draft, a view or an earlier version', async () => {
  const member = callers.find(({ name }) => name === 'MEMBER') as StaffCaller;
  const reads = (Object.values(contract) as Endpoint[]).filter(
    ({ method, auth }) => method === 'GET' && auth !== 'admin',
  );
  for (const kind of catalogueKinds) {
    // the draft of an act above was published
    await edit(kind, SHOWN);
    await edit(kind, DRAFT, { asDraft: true });
  }
  for (const { path } of reads) {
    for (const key of path.includes('{') ? new Set(keys.values()) : ['']) {
      const address = path.replaceAll(/\{\w+\}/g, encodeURIComponent(key));
      const text = await textOf(member, `${address}?pageSize=100&q=mark&storeName=mark`);
      expect(text, address).not.toMatch(/markdraft|markold/);
    }
  }
});
