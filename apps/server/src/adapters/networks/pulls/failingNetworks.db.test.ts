import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { pullReports } from '../../../domain/orders/networks/pullReports.ts';
import { openPulledNetwork, threeWeeksAgo } from '../../../testing/openPulledNetwork.ts';
import type { FakeNetwork } from '../../../testing/startFakeNetwork.ts';

/** Ten orders of Awin, which a run of the shop asks for. */
async function openAwin() {
  const { database, network, pullOf } = await openPulledNetwork('awin', 10, threeWeeksAgo());
  return { database, network, run: (pace = {}) => pullReports(database, pullOf(pace)) };
}

it.each([
  ['is busy for a moment', (response) => response.writeHead(429, { 'retry-after': '0' }).end()],
  ['is overloaded', (response) => response.writeHead(503).end('{}')],
  ['fails', (response) => response.writeHead(500).end('<html>')],
  ['hangs up', (response) => response.destroy()],
  ['sends half of the list', (response) => response.end('[{"id":90')],
  ['sends bytes that are no text', (response) => response.end(Buffer.from([0x5b, 0xff, 0x5d]))],
  ['does not answer in time', () => {}],
] satisfies [string, (response: Parameters<FakeNetwork['faults'][number]>[0]) => unknown][])(
  'a network that %s is asked again',
  async (_, answer) => {
    const { network, run } = await openAwin();
    network.faults.push((response) => {
      answer(response);
      return true;
    });
    await expect(run({ timeoutMs: 200 })).resolves.toMatchObject({ state: 'done', changed: 10 });
    expect(network.asked[1]).toBe(network.asked[0]);
  },
);

it.each([
  ['refuses our credentials', 401, {}, 'Awin refuses our credentials (401): check NETWORK_PULLS.'],
  ['does not understand us', 400, {}, 'Awin does not understand the request (400).'],
  ['fails for long', 500, {}, 'Awin answers with an error (500).'],
  ['sends something else', 200, {}, 'Awin sent no list.'],
])('a network that %s stops the run, and the next one goes on', async (_, status, headers, text) => {
  const { network, run } = await openAwin();
  const isAgain = status === 500;
  for (let turn = 0; turn < (isAgain ? 4 : 1); turn += 1) {
    network.faults.push((response) => {
      response.writeHead(status, headers).end('{"token":"canary"}');
      return true;
    });
  }
  await expect(run()).rejects.toThrow(text);
  expect(network.asked).toHaveLength(isAgain ? 4 : 1);
  await expect(run()).resolves.toMatchObject({ state: 'done', changed: 10 });
});

it('a network that wants to be left alone is not asked until then', async () => {
  const { database, network, run } = await openAwin();
  network.faults.push((response) => {
    response.writeHead(429, { 'retry-after': '3600' }).end();
    return true;
  });
  await expect(run()).rejects.toThrow('Awin is busy (429).');
  await expect(run()).resolves.toMatchObject({ state: 'busy' });
  expect(network.asked).toHaveLength(1);
  await database.pool.query(`update network_pull set not_before = not_before - interval '1 hour'`);
  await expect(run()).resolves.toMatchObject({ state: 'done', changed: 10 });
});

it('a redirect of a network is not followed: the token stays with its host', async () => {
  const { network, run } = await openAwin();
  let visits = 0;
  const other = createServer((_request, response) => {
    visits += 1;
    response.end('[]');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
  network.faults.push((response) => {
    response.writeHead(302, { location }).end();
    return true;
  });
  await expect(run()).rejects.toThrow('redirect');
  expect(visits).toBe(0);
});

it('a network that sends without end is cut off', async () => {
  const { network, run } = await openAwin();
  network.faults.push((response) => {
    const blanks = Buffer.alloc(1_000_000, ' ');
    const more = () => {
      while (!response.destroyed && response.write(blanks));
      response.once('drain', more);
    };
    more();
    return true;
  });
  await expect(run()).rejects.toThrow('more than 25 MB');
});

it('Admitad gets a new token when it ends one before its time', async () => {
  const { database, network, pullOf } = await openPulledNetwork('admitad', 130, threeWeeksAgo());
  network.faults.push(
    () => false,
    (response) => {
      response.writeHead(401).end('{}');
      return true;
    },
  );
  await expect(pullReports(database, pullOf())).resolves.toMatchObject({ changed: 130 });
});

it('a host that was killed in a run is followed by another one when its lease ends', async () => {
  const { database, pullOf } = await openPulledNetwork('cuelinks', 5, threeWeeksAgo());
  await database.pool.query(
    `insert into network_pull (network, lease, leased_until) values ('cuelinks', gen_random_uuid(), now() + interval '40 s')`,
  );
  await expect(pullReports(database, pullOf())).resolves.toMatchObject({ state: 'busy' });
  await database.pool.query(`update network_pull set leased_until = now() - interval '1 s'`);
  await expect(pullReports(database, pullOf())).resolves.toMatchObject({ state: 'done', changed: 5 });
});
