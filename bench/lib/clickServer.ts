import { createPotli, loadSettings, type PotliParts, startHost } from '@potli/server';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { readAnnouncement } from '../../apps/server/src/db/embedded/runningPostgres.ts';
import { importCatalogue } from '../../apps/server/src/domain/catalogue/import/importCatalogue.ts';
import { sampleCatalogue } from '../../apps/server/src/testing/sampleCatalogue.ts';

// One process of the click benchmark: a host that commits in groups, one that does not, and a "hello". The first
// process
// starts a PostgreSQL that syncs to disk, the others (DATABASE_URL) share it.

const INSERT = {
  name: 'insert_one_click',
  text: `insert into click (id, member_id, source, source_id, clicked_at, cashback_basis_points, cashback_paise, redirect_url, device, request_key)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
};

/** Without groups: one prepared insert and one commit for each click, as many at once as the pool has connections. */
const rowByRow: PotliParts['clickWriter'] = ({ pool }) => ({
  async add(row) {
    const { id, memberId, source, sourceId, clickedAt, cashbackBasisPoints, cashbackPaise } = row;
    const rate = [cashbackBasisPoints, cashbackPaise];
    const values = [id, memberId, source, sourceId, clickedAt, ...rate, row.redirectUrl, row.device, row.requestKey];
    await pool.query({ ...INSERT, values });
  },
  drain: async () => {},
});

const settings = loadSettings({ ...process.env, DEMO: 'off', RATE_LIMITS: 'off' });
const grouped = await createPotli(settings);
const databaseUrl = settings.databaseUrl ?? readAnnouncement(settings.dataDir)?.url ?? '';
const single = await createPotli({ ...settings, databaseUrl }, { clickWriter: rowByRow });

const database = await openDatabase(databaseUrl, { size: 1 });
await importCatalogue(database, sampleCatalogue());
const { rows } = await database.pool.query<{ id: string }>('select id from store limit 1');
await database.close();

const hello = () => new Response('{"hello":"world"}', { headers: { 'content-type': 'application/json' } });
const helloHost = await startHost({ port: 0, host: settings.host, fetch: hello });
const groupHost = await startHost({ port: 0, host: settings.host, fetch: grouped.api.fetch });
const singleHost = await startHost({ port: 0, host: settings.host, fetch: single.api.fetch });

process.send?.({
  helloPort: helloHost.port,
  groupPort: groupHost.port,
  singlePort: singleHost.port,
  storeId: rows[0]?.id,
  databaseUrl,
});
async function stop(): Promise<void> {
  await Promise.all([helloHost.close(), groupHost.close(), singleHost.close()]);
  await single.close();
  await grouped.close();
  process.exit(0);
}
process.once('disconnect', () => void stop());
