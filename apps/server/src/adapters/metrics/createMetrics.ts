import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Counter, collectDefaultMetrics, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';
import type { Database } from '../../db/database.ts';
import { readGauges } from '../../domain/views/installation/readGauges.ts';
import { REPORTS_SINCE_SECONDS } from '../../domain/views/installation/readLastReports.ts';
import type { AnsweredRequest } from '../../logging/AnsweredRequest.ts';
import type { Logger } from '../../logging/logger.ts';
import { readIdleSeconds } from '../schedule/readIdleSeconds.ts';
import { readJobs } from '../schedule/readJobs.ts';

interface MetricsParts {
  database: Database;
  /** Networks of the settings: one that never reported has an age, too. */
  networks: readonly string[];
  uploadsDir: string;
  /** Folder of the embedded database. Absent: another server has it. */
  databaseDir?: string | undefined;
  /** Whether the shop is saved by `potli backup`. */
  savesBackups: boolean;
  log: Pick<Logger, 'error'>;
}

/** Values of the database are so old at most (ms): several monitors cost no more than one. */
const FRESH_MS = 30_000;
/** What a monitor is shown, in OpenMetrics. Names and labels have nothing of members. */
export function createMetrics({ database, networks, uploadsDir, databaseDir, savesBackups, log }: MetricsParts) {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'potli_http_request_duration_seconds',
    help: 'Answered calls of the API, and pages',
    registers,
    labelNames: ['kind', 'method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
  });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `potli_${name}`, help, labelNames, registers });
  const connections = gauge('database_connections', 'Connections of the pool of requests', ['state']);
  const up = gauge('database_up', '1: the database answered the last time it was asked');
  const reportAge = gauge(
    'network_report_age_seconds',
    'Since the last report of a network, as far back as is looked',
    ['network'],
  );
  const mails = gauge('mails_waiting', 'Mails in the outbox that are not sent');
  const oldestMail = gauge('oldest_mail_seconds', 'Age of the oldest of them');
  const stuckMail = gauge(
    'stuck_mail_seconds',
    'Age of the oldest of them that was not tried, or after which none was sent',
  );
  const payouts = gauge('payouts_open', 'Payouts that are not settled', ['state']);
  const paused = gauge('payouts_paused', '1: after a restore nobody is paid');
  const lateRefunds = gauge('refunds_late', 'Refunds of gift cards that do not come through');
  const refused = gauge('refused_reports', 'Reports that could not be read');
  const sound = gauge('ledger_sound', '0: the last check of the ledger found something');
  // prom-client begins with 0, which would be a finding before the first check
  sound.remove();
  const backupAge = gauge(
    'backup_age_seconds',
    'Age of the newest backup by potli backup, where the shop has a BACKUP_KEY',
  );
  // without it something else saves the shop, and before the first start there is nothing to save
  backupAge.remove();
  const jobAge = gauge('job_overdue_seconds', 'Since a job should have run', ['job']);
  const jobsIdle = gauge('jobs_idle_seconds', 'Since a process last looked for jobs that are due');
  const jobFailed = gauge('job_failed', '1: the last run of a job failed, and is not tried again', ['job']);
  const jobFailures = gauge('job_failures', 'Failed runs that are remembered', ['job']);
  const free = gauge('uploads_free_bytes', 'Free space where files of members are');
  const databaseFree = gauge('database_free_bytes', 'Free space where the embedded database is');
  if (databaseDir === undefined) databaseFree.remove();
  if (database.reads) {
    const { reads } = database;
    const answered = new Counter({
      name: 'potli_reads',
      help: 'Reads that a replica may answer, by who did',
      labelNames: ['by'],
      registers,
      collect() {
        answered.reset();
        for (const [by, count] of Object.entries(reads())) answered.inc({ by }, count);
      },
    });
  }
  const failures = new Counter({
    name: 'potli_scrape_failures',
    help: 'Scrapes without values of the database',
    registers,
  });

  let readAt = -Infinity;
  async function readDatabase(): Promise<void> {
    if (performance.now() - readAt < FRESH_MS) return;
    readAt = performance.now();
    try {
      const now = await readGauges(database.orm);
      for (const network of new Set([...networks, ...now.reportAge.keys()])) {
        reportAge.set({ network }, now.reportAge.get(network) ?? REPORTS_SINCE_SECONDS);
      }
      mails.set(now.mailsWaiting);
      oldestMail.set(now.oldestMail);
      stuckMail.set(now.stuckMail);
      for (const state of ['reserved', 'submitted', 'review']) payouts.set({ state }, now.payoutsOpen.get(state) ?? 0);
      paused.set(Number(now.payoutsPaused));
      lateRefunds.set(now.lateRefunds);
      refused.set(now.refusedReports);
      if (now.ledgerIsSound !== undefined) sound.set(Number(now.ledgerIsSound));
      if (savesBackups && now.backupAge !== undefined) backupAge.set(now.backupAge);
      for (const { name: job, dueAt, lastRun, failures: failed } of await readJobs(database)) {
        jobFailed.set({ job }, Number(lastRun === 'failed'));
        jobAge.set({ job }, dueAt ? Math.max(0, (Date.now() - dueAt.getTime()) / 1_000) : 0);
        jobFailures.set({ job }, failed);
      }
      jobsIdle.set((await readIdleSeconds(database)) ?? Infinity);
      up.set(1);
    } catch (err) {
      up.set(0);
      failures.inc();
      log.error({ err }, 'metrics of the database cannot be read');
    }
  }

  return {
    contentType: registry.contentType,
    note({ kind, method, route, status, ms }: AnsweredRequest): void {
      requests.observe({ kind, method, route, status: `${String(status).slice(0, 1)}xx` }, ms / 1_000);
    },
    async write(): Promise<string> {
      for (const [state, count] of Object.entries(database.connections())) connections.set({ state }, count);
      free.set(await readFreeBytes(uploadsDir));
      if (databaseDir !== undefined) databaseFree.set(await readFreeBytes(databaseDir));
      await readDatabase();
      return registry.metrics();
    },
  };
}

/** Of the disk of a folder, also before the folder is made: the first file makes it. */
async function readFreeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => undefined);
  if (disk) return disk.bavail * disk.bsize;
  const parent = dirname(folder);
  return parent === folder ? 0 : readFreeBytes(parent);
}

export type Metrics = ReturnType<typeof createMetrics>;
