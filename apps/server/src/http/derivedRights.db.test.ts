import { contract, type Endpoint } from '@potli/api';
import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';
import type { Right } from '@potli/api/contract/roles';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAudit } from '../domain/platform/audit/readAudit.ts';
import {
  at,
  BROWSER,
  DRAFT,
  has,
  type MarkedShop,
  OLD,
  openMarkedShop,
  SHOWN,
  type StaffRequest,
} from '../testing/openMarkedShop.ts';
import type { StaffCaller } from '../testing/staffCallers.ts';

let shop: MarkedShop;
beforeAll(async () => {
  shop = await openMarkedShop();
});
afterAll(() => shop.apiHost.close());

const textOf = async (caller: StaffCaller, request: StaffRequest) => (await shop.call(caller, request)).text();

const seen = new Map<string, Promise<boolean>>();

/** Whether a caller may see the row itself, as the host says it; asked once. */
function seesRow(caller: StaffCaller, kind: CatalogueKindName): Promise<boolean> {
  const name = `${kind} ${caller.name}`;
  const asked = seen.get(name) ?? textOf(caller, { path: shop.ofRow(kind) }).then((text) => text.includes(SHOWN));
  seen.set(name, asked);
  return asked;
}

interface Derived {
  ask(kind: CatalogueKindName): Promise<StaffRequest>;
  /** What the answer has for those who may see it. */
  shows: string;
  /** Beside the right of the row. */
  needs?: readonly Right[];
  sessionsOnly?: boolean;
}

const plain = (path: (kind: CatalogueKindName) => string) => (kind: CatalogueKindName) =>
  Promise.resolve({ path: path(kind) });
const auditOf = (kind: CatalogueKindName) => `${kind} ${shop.keys.get(kind)}`;

const derived: Record<string, Derived> = {
  history: { ask: plain((kind) => shop.ofRow(kind, '/versions')), shows: OLD },
  draft: { ask: plain((kind) => shop.ofRow(kind)), shows: DRAFT },
  list: { ask: plain((kind) => at(kind, '?pageSize=250')), shows: '"hasDraft":true' },
  'preview link': { ask: plain((kind) => shop.ofRow(kind, '/preview')), shows: '/preview/', sessionsOnly: true },
  note: { ask: plain((kind) => shop.ofRow(kind, '/notes')), shows: DRAFT },
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
  const [newest] = (await (await shop.maker.get(shop.ofRow(kind, '/versions'))).json()) as { changeId: string }[];
  return newest?.changeId ?? '';
}

describe.each(catalogueKinds)('of %s', (kind) => {
  it('the row is seen by those with the right of it', async () => {
    for (const caller of shop.callers)
      expect(await seesRow(caller, kind), caller.name).toBe(has(caller, ['catalogue']));
  });

  it.each(Object.entries(derived))(
    '%s is seen by those who see the row',
    async (_name, { ask, shows, needs = [], sessionsOnly }) => {
      const request = await ask(kind);
      for (const caller of shop.callers) {
        const may = (await seesRow(caller, kind)) && has(caller, needs) && !(sessionsOnly && caller.isToken);
        const text = await textOf(caller, request);
        expect(text.includes(shows), caller.name).toBe(may);
        if (!may) expect(text, caller.name).not.toMatch(/markdraft|markold|markshown/);
      }
    },
  );
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
    for (const caller of shop.callers) {
      const earlier = await readAudit(shop.apiHost.database.orm);
      const response = await shop.call(caller, { path });
      const [entry, ...rest] = await readAudit(shop.apiHost.database.orm);
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
    shop.apiHost
      .showPreview(context, context.req.param('key'), ({ row }) => Promise.resolve(context.json(row)))
      .catch(() => context.notFound()),
  );

  it('opens while its member may see the row, whatever their role was', async () => {
    const editor = shop.callers.find(({ name }) => name === 'EDITOR') as StaffCaller;
    const { path } = (await (await shop.call(editor, { path: shop.ofRow('stores', '/preview') })).json()) as {
      path: string;
    };
    const open = (cookie: string) => site.request(path.replace('/preview', ''), { headers: { cookie } });
    await shop.edit('stores', DRAFT, { asDraft: true });
    for (const [role, may] of [
      ['ADMIN', true],
      ['SUPPORT', false],
      ['FINANCE', false],
      ['MEMBER', false],
      ['EDITOR', true],
    ] as const) {
      await shop.apiHost.database.pool.query('update member set role = $2 where id = $1', [editor.member?.id, role]);
      expect((await (await open(BROWSER)).text()).includes(DRAFT), role).toBe(may);
      expect((await open('session_binding=another')).status, role).toBe(404);
    }
  });
});

it('no answer of a call for visitors or members has any text of a draft, a view or an earlier version', async () => {
  const member = shop.callers.find(({ name }) => name === 'MEMBER') as StaffCaller;
  const reads = (Object.values(contract) as Endpoint[]).filter(
    ({ method, auth }) => method === 'GET' && auth !== 'admin',
  );
  for (const { path } of reads) {
    for (const key of path.includes('{') ? new Set(shop.keys.values()) : ['']) {
      const address = path.replaceAll(/\{\w+\}/g, encodeURIComponent(key));
      const text = await textOf(member, { path: `${address}?pageSize=100&q=mark&storeName=mark` });
      expect(text, address).not.toMatch(/markdraft|markold/);
    }
  }
});
