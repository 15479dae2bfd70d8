import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pageVariables } from '../../apps/server/src/testing/openAShopPage.ts';
import { runProgram } from './runProgram.ts';
import type { Doubles } from './startDoubles.ts';
import type { Engine } from './startEngine.ts';

const root = path.resolve(import.meta.dirname, '../..');
const MOST_SECONDS = 120;
/** Where a container has the certificate of the doubles. */
const CERTIFICATE = '/etc/doubles.pem';

/** What a container says about itself. */
interface Container {
  State: { Pid: number; ExitCode: number; Status: string; Health?: { Status: string } };
  NetworkSettings: { Networks: Record<string, { IPAddress: string }> };
}

/** A folder with compose.yaml and the files beside it, as an operator has it. */
export interface ComposeProject {
  folder: string;
  /** The address of the site. */
  url: string;
  /** A command of docker-compose. @returns what it printed @throws where it fails */
  compose(...args: string[]): Promise<string>;
  /** A command of the shop, by potli-compose.sh. @returns what it printed @throws where it fails */
  potli(...args: string[]): Promise<string>;
  inspect(service: string): Promise<Container>;
  /** Waits until the check of each of them says so. @throws after two minutes, with what the service printed */
  untilHealthy(...services: string[]): Promise<void>;
  /** The address of the database as this process reaches it, for the owner of the tables. */
  databaseUrl(): Promise<string>;
}

interface ProjectOptions {
  engine: Engine;
  doubles: Doubles;
  /** Not there yet. */
  folder: string;
  /** Where the site is published. */
  port: number;
  /** More variables of `shop.env` than those of the page and of the doubles. */
  variables?: Record<string, string>;
  /** Files of the keys, where they are those of another shop. */
  keys?: readonly string[];
}

/** Does what the page says before the start: secrets.sh and `shop.env`. */
export async function openComposeProject(given: ProjectOptions): Promise<ComposeProject> {
  const { engine, doubles, folder, port, variables = {}, keys = [] } = given;
  mkdirSync(folder);
  mkdirSync(path.join(folder, 'secrets'), { mode: 0o700 });
  for (const key of keys) cpSync(key, path.join(folder, 'secrets', path.basename(key)));
  cpSync(path.join(root, 'deploy'), path.join(folder, 'deploy'), { recursive: true });
  const text = readFileSync(path.join(root, 'compose.yaml'), 'utf8');
  writeFileSync(path.join(folder, 'compose.yaml'), text.replace('127.0.0.1:3000:', `127.0.0.1:${port}:`));
  const options = { cwd: folder, env: { ...engine.env, COMPOSE: 'docker-compose' } };
  await runProgram(['sh', 'deploy/secrets.sh'], options);
  meetDoubles(folder, doubles);
  writeVariables(folder, doubles, variables);
  const compose = (...args: string[]) => runProgram(['docker-compose', ...args], options);
  const project: ComposeProject = {
    folder,
    url: `http://127.0.0.1:${port}`,
    compose,
    potli: (...args) => runProgram(['sh', 'deploy/potli-compose.sh', ...args], options),
    async inspect(service) {
      const id = await compose('ps', '--all', '--quiet', service);
      const [container] = JSON.parse(await engine.run('inspect', id)) as Container[];
      if (!container) throw new Error(`${service} has no container.`);
      return container;
    },
    async untilHealthy(...services) {
      for (const service of services) await untilHealthy(project, service);
    },
    async databaseUrl() {
      const { NetworkSettings } = await project.inspect('database');
      const url = new URL(readFileSync(path.join(folder, 'secrets/database-migration-url'), 'utf8'));
      url.hostname = Object.values(NetworkSettings.Networks)[0]?.IPAddress ?? '';
      return url.href;
    },
  };
  return project;
}

/** The variables of the page without what compose.yaml has as files. */
export function writeVariables(folder: string, { variables }: Doubles, more: Record<string, string>): void {
  // of a port and a folder it has its own, whatever the file says
  const known = { ...pageVariables, ...variables, NODE_EXTRA_CA_CERTS: CERTIFICATE, PORT: '8080', ...more };
  const lines = Object.entries(known)
    .filter(([name]) => !/_FILE$|^DATABASE_/.test(name))
    .map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(path.join(folder, 'shop.env'), lines.join(''), { mode: 0o600 });
}

/** The shop believes the certificate of the doubles. */
function meetDoubles(folder: string, { certificate }: Doubles): void {
  cpSync(certificate, path.join(folder, 'doubles.pem'));
  const more = { volumes: [`./doubles.pem:${CERTIFICATE}:ro`] };
  const text = JSON.stringify({ services: { potli: more, worker: more, command: more } });
  writeFileSync(path.join(folder, 'compose.override.yaml'), text);
}

async function untilHealthy({ inspect, compose }: ComposeProject, service: string): Promise<void> {
  const endAt = Date.now() + MOST_SECONDS * 1_000;
  for (;;) {
    const { State } = await inspect(service);
    if (State.Status === 'running' && State.Health?.Status === 'healthy') return;
    if (Date.now() > endAt) {
      throw new Error(`${service} is ${JSON.stringify(State)}.\n${await compose('logs', '--tail=50', service)}`);
    }
    await pause(200);
  }
}
