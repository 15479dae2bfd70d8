import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { postgresEnvironment, postgresUser } from '../../apps/server/src/db/embedded/postgresUser.ts';
import { freePort } from '../../apps/server/src/testing/freePort.ts';
import { postgresFolder } from './postgresFolder.ts';
import { until } from './until.ts';

const SAMPLES = path.resolve(import.meta.dirname, '../../deploy');
const NAMES = ['one', 'two'] as const;
type Name = (typeof NAMES)[number];

interface Node {
  name: Name;
  port: number;
  restPort: number;
  dir: string;
  patroni?: ChildProcess;
}

export interface PatroniPair {
  /** The address that leads to the primary, by HAProxy. */
  url: string;
  /** Kills the primary and its Patroni without a goodbye. @returns the name of the server */
  killPrimary(): Promise<Name>;
  /** Starts Patroni of a server again, and waits until it streams from the other one. */
  comeBack(name: Name): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Two PostgreSQL servers under Patroni with the samples of `deploy`, one etcd and HAProxy, by Debian's packages, in a folder, with a
 * database `potli`.
 * @throws where a package is missing, or the pair does not form
 */
export async function startPatroni(folder: string): Promise<PatroniPair> {
  chmodSync(folder, 0o755);
  const processes = new Set<ChildProcess>();
  const run = (program: string, args: readonly string[]): ChildProcess => {
    const child = spawn(program, args, { ...postgresUser, env: postgresEnvironment, cwd: folder, stdio: 'ignore' });
    child.once('error', () => console.error(`${program} is missing: apt-get install patroni etcd-server haproxy.`));
    child.once('exit', () => processes.delete(child));
    processes.add(child);
    return child;
  };
  const ownFolder = (name: string) => postgresFolder(folder, name);
  const nodeOf = async (name: Name): Promise<Node> => ({
    name,
    port: await freePort(),
    restPort: await freePort(),
    dir: ownFolder(name),
  });

  const [etcdPort, peerPort, port] = [await freePort(), await freePort(), await freePort()];
  const [client, peer] = [etcdPort, peerPort].map((each) => `http://127.0.0.1:${each}`);
  run('etcd', [
    ...['--data-dir', ownFolder('etcd'), '--listen-client-urls', `${client}`, '--advertise-client-urls', `${client}`],
    ...['--listen-peer-urls', `${peer}`, '--initial-advertise-peer-urls', `${peer}`],
    ...['--initial-cluster', `default=${peer}`],
  ]);
  const nodes = { one: await nodeOf('one'), two: await nodeOf('two') };
  const all = NAMES.map((name) => nodes[name]);
  const start = (node: Node) => {
    node.patroni = run('patroni', [path.join(folder, `${node.name}.yml`)]);
  };
  const answers = async ({ restPort }: Node, role: string): Promise<boolean> => {
    const asked = await fetch(`http://127.0.0.1:${restPort}/${role}`).catch(() => undefined);
    return asked?.status === 200;
  };

  for (const node of all) {
    writeFileSync(path.join(folder, `${node.name}.yml`), settingsOf(node, etcdPort));
    start(node);
    // the first one makes the data, the second copies it
    await until(`server ${node.name}`, () => answers(node, node.name === 'one' ? 'primary' : 'sync'));
  }
  writeFileSync(path.join(folder, 'haproxy.cfg'), proxyOf(port, nodes.one, nodes.two));
  run('haproxy', ['-f', path.join(folder, 'haproxy.cfg'), '-db']);
  const superuser = `postgres://postgres:of-postgres@127.0.0.1:${port}/postgres`;
  await until('HAProxy', async () => ask(superuser, `create role potli login createrole password 'of-potli'`));
  // it is refused while another connection uses the template
  await until('the database', async () => ask(superuser, 'create database potli owner potli'));

  return {
    url: `postgres://potli:of-potli@127.0.0.1:${port}/potli`,
    async killPrimary() {
      for (const node of all) {
        if (!(await answers(node, 'primary'))) continue;
        const postmaster = Number.parseInt(readFileSync(path.join(node.dir, 'data', 'postmaster.pid'), 'utf8'), 10);
        node.patroni?.kill('SIGKILL');
        process.kill(postmaster, 'SIGKILL');
        return node.name;
      }
      throw new Error('There is no primary.');
    },
    async comeBack(name) {
      start(nodes[name]);
      await until(`server ${name} as a replica`, () => answers(nodes[name], 'sync'));
    },
    async stop() {
      // Patroni stops its server
      for (const { patroni } of all) patroni?.kill('SIGTERM');
      await until('the end of both servers', async () => !all.some(({ patroni }) => patroni && processes.has(patroni)));
      for (const child of processes) child.kill('SIGTERM');
      await until('the end of etcd and HAProxy', async () => processes.size === 0);
    },
  };
}

function settingsOf({ name, port, restPort, dir }: Node, etcdPort: number): string {
  return readFileSync(path.join(SAMPLES, 'patroni.yml'), 'utf8')
    .replace('name: one', `name: ${name}`)
    .replaceAll('127.0.0.1:8008', `127.0.0.1:${restPort}`)
    .replace('127.0.0.1:2379', `127.0.0.1:${etcdPort}`)
    .replaceAll('127.0.0.1:5432', `127.0.0.1:${port}`)
    .replace('/var/lib/postgresql/15/potli.pgpass', path.join(dir, 'pgpass'))
    .replace('/var/lib/postgresql/15/potli', path.join(dir, 'data'))
    .replace('/var/run/postgresql', dir);
}

function proxyOf(port: number, one: Node, two: Node): string {
  return readFileSync(path.join(SAMPLES, 'haproxy-postgres.cfg'), 'utf8')
    .replace('bind :5000', `bind 127.0.0.1:${port}`)
    .replace('127.0.0.1:5432 port 8008', `127.0.0.1:${one.port} port ${one.restPort}`)
    .replace('127.0.0.1:5433 port 8009', `127.0.0.1:${two.port} port ${two.restPort}`);
}

/** @returns whether the address leads to a server that writes */
function ask(url: string, statement: string): boolean {
  try {
    execFileSync('psql', [url, '--quiet', '--command', statement], { env: postgresEnvironment, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
