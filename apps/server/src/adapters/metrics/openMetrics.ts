import { join } from 'node:path';
import type { Readiness } from '../../db/createReadiness.ts';
import type { Database } from '../../db/database.ts';
import type { Logger } from '../../logging/logger.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Metrics } from './createMetrics.ts';

/** Metrics and health on the port of the settings, until `resources` end. Undefined where they name none. */
export async function openMetrics(
  settings: Settings,
  {
    isReady,
    ...parts
  }: { database: Database; databaseDir?: string | undefined; log: Logger; isReady: Readiness['isReady'] },
  resources: AsyncDisposableStack,
): Promise<Metrics | undefined> {
  const { metrics: place, postbackSecrets, postbackPaths, networkPulls, uploadsDir, dataDir, savesBackups } = settings;
  if (!place) return undefined;
  // loaded only where metrics are on
  const [{ createMetrics }, { serveMetrics }, { readHealth }] = await Promise.all([
    import('./createMetrics.ts'),
    import('./serveMetrics.ts'),
    import('./readHealth.ts'),
  ]);
  const networks = [...postbackSecrets.keys(), ...postbackPaths.keys(), ...networkPulls.map(({ network }) => network)];
  const metrics = createMetrics({
    ...parts,
    networks,
    savesBackups,
    uploadsDir: uploadsDir ?? join(dataDir, 'uploads'),
  });
  const monitored = { metrics, readHealth: () => readHealth(parts.database, isReady) };
  resources.defer((await serveMetrics(monitored, place)).close);
  return metrics;
}
