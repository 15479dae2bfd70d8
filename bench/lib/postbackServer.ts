import { createApiHost, loadSettings, startHost } from '@potli/server';
import { createAdapterFinder } from '../../apps/server/src/adapters/networks/createAdapterFinder.ts';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { readRunningUrl } from '../../apps/server/src/db/embedded/runningUrl.ts';
import { applyReports } from '../../apps/server/src/domain/orders/apply/applyReports.ts';
import type { ReportWriter } from '../../apps/server/src/domain/orders/apply/createReportWriter.ts';
import { createPostbackService } from '../../apps/server/src/domain/orders/networks/createPostbackService.ts';
import { createApi } from '../../apps/server/src/http/createApi.ts';
import { handlers } from '../../apps/server/src/http/endpoints/handlers.ts';
import { networkHandlers } from '../../apps/server/src/http/endpoints/postbacks.ts';
import { fileHandlers } from '../../apps/server/src/http/endpoints/uploads.ts';
import { createConcurrencyLimit } from '../../apps/server/src/limits/concurrencyLimit.ts';
import { createRateLimiter } from '../../apps/server/src/limits/createRateLimiter.ts';
import type { Services } from '../../apps/server/src/services/openServices.ts';

// One process of the postback benchmark: a host that applies reports in groups, and an API that applies each by itself.
// The first process starts a PostgreSQL that syncs to disk, the others (DATABASE_URL) share it.

const settings = loadSettings({ ...process.env, DEMO: 'off', RATE_LIMITS: 'off' });
const grouped = await createApiHost(settings);
const databaseUrl = settings.databaseUrl ?? readRunningUrl(settings.dataDir) ?? '';
const database = await openDatabase(databaseUrl);

/** As the pool has connections. More wait here: the pool would refuse those that wait long. */
const connections = createConcurrencyLimit({ concurrency: 10, queueSize: 1_000 });

/** Without groups: one transaction for each report. */
const oneByOne: ReportWriter = {
  async add(report) {
    const apply = () =>
      database.orm.transaction((queries) => applyReports(queries, [report], new Date()), { keepsStatements: true });
    const [outcome] = await connections.run(apply);
    if (outcome === undefined) throw new Error('A report has no outcome');
    return outcome;
  },
  drain: async () => {},
};

const silent = () => {};
const log = { debug: silent, info: silent, warn: silent, error: silent };
const single = createApi({
  handlers,
  fileHandlers,
  networkHandlers,
  limits: createRateLimiter(0, database.pool),
  services: {
    postbacks: createPostbackService({
      database,
      log,
      writer: oneByOne,
      secrets: settings.postbackSecrets,
      paths: settings.postbackPaths,
      findAdapter: createAdapterFinder(),
    }),
  } as Services,
  log,
  trustProxy: 0,
  productName: settings.productName,
  noteFailure: silent,
  noteProxy: () => {},
});

const groupHost = await startHost({ port: 0, host: settings.host, fetch: grouped.api.fetch });
const singleHost = await startHost({ port: 0, host: settings.host, fetch: single.fetch });
process.send?.({ groupPort: groupHost.port, singlePort: singleHost.port, databaseUrl });

async function stop(): Promise<void> {
  await Promise.all([groupHost.close(), singleHost.close()]);
  await database.close();
  await grouped.close();
  process.exit(0);
}
process.once('disconnect', () => void stop());
