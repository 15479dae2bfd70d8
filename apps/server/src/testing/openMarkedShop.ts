import type { CatalogueRow } from '@potli/api/contract/adminCatalogue';
import type { ChangeResult } from '@potli/api/contract/adminChanges';
import { type CatalogueKindName, catalogueKinds, kindFields } from '@potli/api/contract/catalogueKinds';
import type { Right } from '@potli/api/contract/roles';
import { importCatalogue } from '../domain/shop/catalogue/import/importCatalogue.ts';
import { createTestHost } from './createTestHost.ts';
import { joinAdmin } from './joinMember.ts';
import { sampleCatalogue } from './sampleCatalogue.ts';
import { joinStaffCallers, type StaffCaller } from './staffCallers.ts';

/** The browser of every call. */
export const BROWSER = 'session_binding=the-browser-that-asked';
/** Texts that are hidden from all who may not see the row: of a draft, of an earlier version, of what is published. */
export const [DRAFT, OLD, SHOWN] = ['markdraft', 'markold', 'markshown'] as const;

export type MarkedShop = Awaited<ReturnType<typeof openMarkedShop>>;

/** A request of an admin call. */
export interface StaffRequest {
  path: string;
  method?: string;
  body?: object;
}

export const at = (kind: string, call = '') => `/admin/catalogue/${kind}${call}`;

export const has = ({ allowed }: StaffCaller, rights: readonly Right[]) =>
  rights.every((right) => allowed.includes(right));

/** A field that says a word: the title, or what a search word means. */
const saying = (kind: CatalogueKindName, word: string) => {
  const { key, title } = kindFields[kind];
  return title === key ? { means: [word] } : { [title]: word };
};

/**
 * A shop in which one row of each kind has an earlier version, a published one and a draft, each with its mark, a note and a named view; with a
 * caller of each role and token.
 */
export async function openMarkedShop() {
  const apiHost = await createTestHost();
  const callers = await joinStaffCallers(apiHost);
  /** Makes what others look at. */
  const maker = await joinAdmin(apiHost);
  const keys = new Map<CatalogueKindName, string>();

  const ofRow = (kind: CatalogueKindName, call = '') =>
    at(kind, `/rows/${encodeURIComponent(keys.get(kind) ?? '')}${call}`);
  const rowOf = async (kind: CatalogueKindName) => (await (await maker.get(ofRow(kind))).json()) as CatalogueRow;

  async function edit(kind: CatalogueKindName, word: string, more: object = {}): Promise<ChangeResult> {
    const { version } = await rowOf(kind);
    const body = { version, fields: saying(kind, word), ...more };
    return (await (await maker.send('POST', ofRow(kind), body)).json()) as ChangeResult;
  }

  function call({ bearer }: StaffCaller, { path, method = 'GET', body }: StaffRequest) {
    const authorization = bearer && { authorization: `Bearer ${bearer}` };
    const headers = { ...authorization, cookie: BROWSER, 'content-type': 'application/json' };
    return apiHost.call(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  }

  await importCatalogue(apiHost.database, sampleCatalogue());
  for (const kind of catalogueKinds) {
    const [row] = (await (await maker.get(at(kind))).json()) as { key: string }[];
    keys.set(kind, row?.key ?? '');
    for (const marker of [OLD, SHOWN]) await edit(kind, marker);
    await maker.send('POST', at(kind, '/views'), { name: `View ${DRAFT}`, search: { state: 'off' } });
    await edit(kind, DRAFT, { asDraft: true });
    await maker.send('POST', ofRow(kind, '/notes'), { text: `Ask about ${DRAFT}` });
  }
  return { apiHost, callers, maker, keys, ofRow, rowOf, edit, call };
}
