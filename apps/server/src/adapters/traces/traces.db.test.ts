import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { createSealer } from '../../domain/platform/sealing/createSealer.ts';
import { pullJobs } from '../../jobs/pullJobs.ts';
import { sendMails } from '../../jobs/sendMails.ts';
import { toLogger } from '../../logging/logger.ts';
import { createDataDir } from '../../testing/createDataDir.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { openTestHost } from '../../testing/createTestHost.ts';
import { joinMember } from '../../testing/joinMember.ts';
import { openPulledNetwork, threeWeeksAgo } from '../../testing/openPulledNetwork.ts';
import { openTestOutbox, sampleMessage } from '../../testing/openTestOutbox.ts';
import { postJson } from '../../testing/postJson.ts';
import { sampleSignup } from '../../testing/sampleMember.ts';
import { attributesOf, startCollector } from '../../testing/startCollector.ts';
import { startMailServer } from '../../testing/startMailServer.ts';
import { startServerProcess } from '../../testing/startServerProcess.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { createSmtpTransport } from '../mail/createSmtpTransport.ts';
import { startJobs } from '../schedule/startJobs.ts';
import { createTraces } from './createTraces.ts';

const silent = toLogger('silent', { write: () => {} });
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

async function openCollector() {
  const collector = await startCollector();
  onTestFinished(collector.close);
  const settings = {
    url: `${collector.url}/v1/traces`,
    headers: { authorization: 'Bearer of-the-collector' },
    service: 'mela',
  };
  return { collector, settings };
}

async function openHost(settings: Awaited<ReturnType<typeof openCollector>>['settings']) {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  return openTestHost(database, { traces: settings });
}

it('a call is a tree: the route, the transaction, its statements by name', async () => {
  const { collector, settings } = await openCollector();
  const host = await openHost(settings);
  const member = await joinMember(host, { email: 'secret.meera@mail.example', password: 'a-Very-secret-word-91' });
  const response = await host.call('/bank-details', {
    headers: { authorization: `Bearer ${member.accessToken}`, traceparent: `00-${TRACE}-${CALLER}-01` },
  });
  expect(response.status).toBe(200);
  await host.close();

  expect(collector.treeOf(CALLER)).toEqual(['GET /bank-details', '  open_session_by_id', '  select bank_account']);
  const [root] = collector.named('GET /bank-details');
  expect(root).toMatchObject({ traceId: TRACE, parentSpanId: CALLER, kind: 2 });
  expect(root && attributesOf(root)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/bank-details',
    'http.response.status_code': 200,
    'potli.request_id': response.headers.get('x-request-id'),
  });
  const signup = collector.named('POST /signup')[0];
  expect(collector.treeOf(signup?.spanId)).toEqual(
    expect.arrayContaining(['transaction', '  pool wait', '  insert member']),
  );
  expect(new Set(collector.tokens)).toEqual(new Set(['Bearer of-the-collector']));
  expect(collector.sent()).toContain('"mela"');
});

it('a page is a trace, with the calls of the API that it needs, by its route', async () => {
  const { collector, settings } = await openCollector();
  const host = await openHost(settings);
  const site = new Hono().get('*', (context) =>
    host.answerPage(context, '/store/$slug', async () => ({
      response: await host.call('/stores/search?query=asked-by-meera'),
      isCached: false,
    })),
  );
  await site.request('/store/asked-by-meera');
  await host.close();
  expect(collector.treeOf(undefined)).toEqual(expect.arrayContaining(['GET /store/$slug', '  GET /stores/search']));
  expect(collector.sent()).not.toContain('meera');
});

it('nothing of members, no secret and no text of a statement is in a trace', async () => {
  const { collector, settings } = await openCollector();
  const host = await openHost(settings);
  const signup = sampleSignup({ email: 'secret.meera@mail.example', password: 'a-Very-secret-word-91' });
  await host.call('/signup', postJson(signup), '203.0.113.77');
  await host.call('/login', postJson({ email: signup.email, password: 'wrong-Word-of-nobody-1' }), '203.0.113.77');
  await host.call('/custom-link/hash-of-a-link?q=asked-by-meera');
  await host.call('/nowhere/secret-path');
  await host.close();
  const sent = collector.sent();
  expect(collector.spans.length).toBeGreaterThan(8);
  for (const word of [
    signup.email,
    signup.password,
    signup.name,
    'wrong-Word',
    '203.0.113',
    'hash-of',
    'asked-by',
    'secret-path',
  ]) {
    expect(sent, word).not.toContain(word);
  }
  expect(sent).not.toMatch(/\$1|\bwhere\b|\bvalues\b|Bearer/);
  expect(collector.named('GET *').map(attributesOf)).toMatchObject([{ 'http.response.status_code': 404 }]);
});

it('a call that fails says so by class, and a statement by its code', async () => {
  const { collector, settings } = await openCollector();
  const host = await openHost(settings);
  await host.database.pool.query('alter table custom_link rename to custom_link_gone');
  expect((await host.call('/custom-link/abc')).status).toBe(500);
  await host.close();
  const errors = collector.spans
    .filter(({ status }) => status.code === 2)
    .map((span) => [span.name, attributesOf(span)['error.type']]);
  expect(errors).toEqual([
    ['custom_link_by_hash', '42P01'],
    ['GET /custom-link/{urlHash}', '500'],
  ]);
});

it('a job is a trace of its own, whose id is sent to the network that it asks', async () => {
  const { collector, settings } = await openCollector();
  const { database, network, pullOf } = await openPulledNetwork('cuelinks', 1, threeWeeksAgo());
  const received: unknown[] = [];
  network.faults.push((_response, request) => {
    received.push(request.headers.traceparent);
    return false;
  });
  const lines: string[] = [];
  const traces = createTraces(settings, silent);
  const [pull] = pullJobs(database, [pullOf()]);
  if (!pull) throw new Error('No job');
  const done = Promise.withResolvers<void>();
  const log = toLogger('info', { write: (line) => void lines.push(line) }, true);
  const stop = startJobs({
    openBeside: (options) => openDatabase(database.url, options),
    jobs: [
      {
        name: pull.name,
        longestSeconds: 60,
        cron: '* * * * *',
        async run(signal) {
          await pull.run(signal).finally(done.resolve);
          log.info({}, 'pulled');
        },
      },
    ],
    log,
    traces,
    startAfterMs: 0,
    lookSeconds: 1,
  });
  await done.promise;
  await expect.poll(() => lines.length).toBe(1);
  await stop();
  await traces.close();
  const [job] = collector.named('job pull-cuelinks');
  const [call] = collector.named('GET 127.0.0.1');
  expect(call).toMatchObject({ traceId: job?.traceId, parentSpanId: job?.spanId, kind: 3 });
  expect(received).toEqual([`00-${job?.traceId}-${call?.spanId}-01`]);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'pulled', trace_id: job?.traceId, span_id: job?.spanId });
  // the list is booked in it
  expect(collector.treeOf(job?.spanId).join()).toContain('insert order_report');
  // what the library of the jobs asks by itself is in no trace
  expect(collector.spans.map(({ name }) => name).join()).not.toContain('pgboss');
});

it('a mail is a trace, with the mail server and without its recipient', async () => {
  const { collector, settings } = await openCollector();
  const database = await createTestDatabase();
  const server = await startMailServer();
  onTestFinished(async () => {
    await server.close();
    await database.close();
  });
  const sealer = createSealer(testSettings.piiKey);
  await openTestOutbox(database, sealer).send({
    to: 'secret.meera@mail.example',
    message: sampleMessage('Hello', 'A text'),
    validMinutes: 60,
  });
  const traces = createTraces(settings, silent);
  const transport = createSmtpTransport({ smtpUrl: server.smtpUrl, mailFrom: 'no-reply@potli.test' });
  await expect(sendMails({ database, sealer, transport, log: silent, traces })).resolves.toBe(1);
  await traces.close();
  expect(collector.treeOf(undefined)).toEqual(['mail', '  SMTP', '  update mail_outbox']);
  expect(collector.sent()).not.toContain('meera');
});

it('a collector that is away, or refuses, costs no call', async () => {
  const lines: string[] = [];
  const log = toLogger('warn', { write: (line) => void lines.push(line) });
  const { collector, settings } = await openCollector();
  const from = performance.now();
  for (const url of ['http://127.0.0.1:9/v1/traces', `${collector.url}/elsewhere`]) {
    const traces = createTraces({ ...settings, url }, log);
    traces.begin({ name: 'one' }).end();
    await traces.close();
  }
  expect(performance.now() - from).toBeLessThan(4_000);
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['traces cannot be sent']);
});

it.for([
  ['without a collector no module of OpenTelemetry is loaded', {}, false],
  ['with one they are', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, true],
] as const)('%s', { timeout: 30_000 }, async ([, environment, isLoaded]) => {
  const database = await createTestDatabase();
  const server = await startServerProcess(createDataDir(), {
    DATABASE_URL: database.url,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, '../../testing/sayLoaded.ts')}`,
    SAY_LOADED: 'opentelemetry.(sdk-trace|otlp|exporter)',
    ...environment,
  });
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
  await server.end('SIGTERM');
  await database.close();
  expect(server.output()).toContain(`loaded: ${isLoaded}`);
});
