import type { Settings } from '../settings/settings.ts';

/** Settings without limits, demo and log. */
export const testSettings: Settings = {
  port: 0,
  publicUrl: 'http://potli.test',
  databaseTimeoutMs: 2_500,
  dataDir: '/nonexistent',
  jwtSecret: 'a secret of tests, long enough to be one',
  piiKey: 'another secret of tests, as long as that',
  previousPiiKeys: [],
  receiptKey: 'the third secret of tests, which signs receipts',
  postbackSecrets: new Map(),
  postbackPaths: new Map(),
  networkPulls: [],
  allowRedirectHosts: [],
  trustProxy: 0,
  rateLimits: 0,
  demo: false,
  demoShops: false,
  sandboxSpeed: 1,
  jobs: false,
  payoutTimes: { holidays: [] },
  forfeiture: false,
  productName: 'Potli',
  mailFrom: 'no-reply@potli.test',
  production: false,
  logLevel: 'silent',
};
