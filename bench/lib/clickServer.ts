import { createApiHost, loadSettings, startHost } from '@potli/server';
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts';
import { readRunningUrl } from '../../apps/server/src/db/embedded/runningUrl.ts';
import { createMemberDevices } from '../../apps/server/src/domain/members/devices/createMemberDevices.ts';
import { createPlaceTags } from '../../apps/server/src/domain/members/devices/createPlaceTags.ts';
import { createIdentityService } from '../../apps/server/src/domain/members/identity/createIdentityService.ts';
import type { RowWriter } from '../../apps/server/src/domain/platform/shared/groupCommit.ts';
import { importCatalogue } from '../../apps/server/src/domain/shop/catalogue/import/importCatalogue.ts';
import { readClickDestination } from '../../apps/server/src/domain/shop/catalogue/read/readClickDestination.ts';
import type { ClickRow } from '../../apps/server/src/domain/shop/clicks/clickRows.ts';
import { createClickService } from '../../apps/server/src/domain/shop/clicks/createClickService.ts';
import { createApi } from '../../apps/server/src/http/createApi.ts';
import { handlers } from '../../apps/server/src/http/endpoints/handlers.ts';
import { networkHandlers } from '../../apps/server/src/http/endpoints/postbacks.ts';
import { fileHandlers } from '../../apps/server/src/http/endpoints/uploads.ts';
import { createRateLimiter } from '../../apps/server/src/limits/createRateLimiter.ts';
import type { Services } from '../../apps/server/src/services/openServices.ts';
import { sampleStore } from '../../apps/server/src/testing/sampleCatalogue.ts';

// One process of the click benchmark: a host that commits in groups, an API that does not, and a "hello". The first
// process starts a PostgreSQL that syncs to disk, the others (DATABASE_URL) share it.

const INSERT = {
  name: 'insert_one_click',
  text: `insert into click (id, member_id, source, source_id, clicked_at, cashback_basis_points, cashback_paise, redirect_url, device, request_key,
      rate_card_id, terms_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
};

/** Without groups: one prepared insert and one commit for each click, as many at once as the pool has connections. */
const rowByRow = ({ pool }: Database): RowWriter<ClickRow> => ({
  async add(row) {
    const { id, memberId, source, sourceId, clickedAt, cashbackBasisPoints, cashbackPaise } = row;
    const rate = [cashbackBasisPoints, cashbackPaise];
    const values = [
      id,
      memberId,
      source,
      sourceId,
      clickedAt,
      ...rate,
      row.redirectUrl,
      row.device,
      row.requestKey,
      row.rateCardId,
      row.termsId,
    ];
    await pool.query({ ...INSERT, values });
  },
  drain: async () => {},
});

const settings = loadSettings({ ...process.env, DEMO: 'off', RATE_LIMITS: 'off' });
const grouped = await createApiHost(settings);
const databaseUrl = settings.databaseUrl ?? readRunningUrl(settings.dataDir) ?? '';

const database = await openDatabase(databaseUrl);
const stores = Array.from({ length: 80 }, (_, n) => sampleStore(`store-${n}`));
await importCatalogue(database, { version: 1, stores });
const { rows } = await database.pool.query<{ id: string }>('select id from store order by id');

/** The same API with the two services that a click needs; destinations are cached, as the catalogue of a host does. */
async function createSingleRowApi() {
  const limits = createRateLimiter(0, database.pool);
  const mail = { send: async () => {} };
  const destinations = new Map<string, ReturnType<typeof readClickDestination>>();
  const clicks = createClickService({
    database,
    limits,
    writer: rowByRow(database),
    memberDevices: createMemberDevices({ database, tags: createPlaceTags(settings.jwtSecret) }),
    findDestination(source, id) {
      const found = destinations.get(id) ?? readClickDestination(database.orm, source, id);
      destinations.set(id, found);
      return found;
    },
  });
  const services = { clicks, identity: await createIdentityService({ database, limits, mail, settings }) };
  const silent = () => {};
  return createApi({
    handlers,
    fileHandlers,
    networkHandlers,
    limits,
    services: services as Services,
    log: { debug: silent, info: silent, warn: silent, error: silent },
    trustProxy: 0,
    productName: settings.productName,
    noteFailure: silent,
    noteProxy: () => {},
  });
}
const single = await createSingleRowApi();

const hello = () => new Response('{"hello":"world"}', { headers: { 'content-type': 'application/json' } });
const helloHost = await startHost({ port: 0, host: settings.host, fetch: hello });
const groupHost = await startHost({ port: 0, host: settings.host, fetch: grouped.api.fetch });
const singleHost = await startHost({ port: 0, host: settings.host, fetch: single.fetch });

process.send?.({
  helloPort: helloHost.port,
  groupPort: groupHost.port,
  singlePort: singleHost.port,
  storeIds: rows.map(({ id }) => id),
  databaseUrl,
});
async function stop(): Promise<void> {
  await Promise.all([helloHost.close(), groupHost.close(), singleHost.close()]);
  await database.close();
  await grouped.close();
  process.exit(0);
}
process.once('disconnect', () => void stop());
