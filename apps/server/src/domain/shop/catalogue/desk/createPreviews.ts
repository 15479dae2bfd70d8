import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { PREVIEW_MINUTES } from '@potli/api/contract/policy';
import { MINUTE_MS } from '@potli/api/units/time';
import type { Database } from '../../../../db/database.ts';
import { forbidden, notFound } from '../../../../errors/ProblemError.ts';
import { createConcurrencyLimit } from '../../../../limits/concurrencyLimit.ts';
import type { CatalogueService } from '../createCatalogueService.ts';
import { lockCatalogue } from '../import/lockCatalogue.ts';
import { applyRows, withoutTrace } from './applyRows.ts';
import { createPreviewKeys } from './createPreviewKeys.ts';
import { findRow, type RowName } from './deskRows.ts';
import { beginChange } from './writeVersions.ts';

interface PreviewParts {
  database: Pick<Database, 'orm'>;
  catalogue: Pick<CatalogueService, 'readWithin'>;
  secret: string;
  /** Whether a member may edit the catalogue now, from an address of the network. */
  mayEdit(memberId: bigint, address: string): Promise<boolean>;
}

/** A row as its page shows it in a preview. */
export interface PreviewedRow {
  kind: CatalogueKindName;
  row: CatalogueFields;
}

/** Pages as they would be with a draft (docs/product/admin-catalogue.md#preview). */
export function createPreviews({ database: { orm }, catalogue, secret, mayEdit }: PreviewParts) {
  const keys = createPreviewKeys(secret);
  // each holds the lock of the catalogue and a connection while its page is made
  const turns = createConcurrencyLimit({ concurrency: 1, queueSize: 16 });

  return {
    /**
     * A link to the page of a row with its draft.
     * @param browser the cookie of the session, without which the link does not open
     * @throws ProblemError notFound, and forbidden for a caller without such a cookie
     */
    async link(name: RowName, { memberId, browser }: { memberId: bigint; browser: string | undefined }) {
      await findRow(orm, name, new Date());
      if (!browser) throw forbidden('Only a browser that is logged in opens a preview.');
      const until = Date.now() + PREVIEW_MINUTES * MINUTE_MS;
      const { kind, key } = name;
      const signed = keys.keyOf({ kind, key, memberId: String(memberId), until }, browser);
      return { path: `/preview/${signed}`, expiresAt: new Date(until).toISOString() };
    },

    /**
     * Runs `show` with the draft in place of what is published and its dates left out, for its reads of the catalogue alone. Nothing
     * is stored, and no other reader sees it.
     * @throws ProblemError notFound for a link of another browser, an old one, and one of who may not edit any more; invalid for a
     * draft that could not be published
     */
    async open<Result>(
      key: string,
      { browser, address }: { browser: string | undefined; address: string },
      show: (previewed: PreviewedRow) => Promise<Result>,
    ): Promise<Result> {
      const named = browser && keys.read(key, browser);
      if (!named || named.until <= Date.now()) throw notFound();
      if (!(await mayEdit(BigInt(named.memberId), address))) throw notFound();
      const { kind } = named;
      return turns.run(() =>
        orm.transaction(async (queries) => {
          await lockCatalogue(queries);
          const now = new Date();
          const held = await findRow(queries, named, now);
          const row = { ...(held.draft ?? held.row), off: false, liveFrom: null, liveUntil: null };
          return withoutTrace(queries, async () => {
            const change = await beginChange(queries, { now, who: undefined, action: 'preview' });
            await applyRows(queries, [{ kind, key: held.key, version: held.version, row }], change);
            return catalogue.readWithin(queries, () => show({ kind, row }));
          });
        }),
      );
    },
  };
}
