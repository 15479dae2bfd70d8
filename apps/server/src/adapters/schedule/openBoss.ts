import { PgBoss } from 'pg-boss';
import type { Database } from '../../db/database.ts';

/**
 * The job library on our own connections. Its tables are those of the migrations: the host's role could not make them.
 * It does nothing before `start`.
 * @param lookSeconds how often it looks for what is due, and for runs whose host has died
 */
export function openBoss({ pool }: Pick<Database, 'pool'>, lookSeconds = 20): PgBoss {
  return new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'pgboss',
    migrate: false,
    cronMonitorIntervalSeconds: lookSeconds,
    cronWorkerIntervalSeconds: Math.min(lookSeconds, 5),
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
    flowIntervalSeconds: 3_600,
    // only the owner of the tables can do some of it, and the rest is not read
    reindex: false,
    monitorVacuum: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
  });
}
