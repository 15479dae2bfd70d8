import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const SAMPLES = path.resolve(import.meta.dirname, '../../deploy');

interface ProxyOptions {
  /** Where it listens. */
  port: number;
  /** The ports of the two hosts behind it. */
  hosts: readonly [number, number];
  /** For its settings. */
  folder: string;
}

/** Debian's HAProxy with the sample of `deploy`, with other ports and without https. @returns a function that ends it */
export function startHaproxy({ port, hosts, folder }: ProxyOptions): Promise<() => Promise<void>> {
  const settings = path.join(folder, 'haproxy.cfg');
  const lines = readSample('haproxy.cfg').split('\n');
  const sample = lines
    .filter((line) => !/ssl/.test(line))
    .flatMap((line) => (/^ *server one /.test(line) ? toServers(hosts, (host, n) => `server host${n} ${host}`) : line));
  writeFileSync(settings, sample.join('\n').replace('bind :80', `bind 127.0.0.1:${port}`));
  return start(['haproxy', '-f', settings, '-db'], port);
}

/** The same with nginx. */
export function startNginx({ port, hosts, folder }: ProxyOptions): Promise<() => Promise<void>> {
  const settings = path.join(folder, 'nginx.conf');
  const lines = readSample('nginx.conf')
    .replace(/^server \{\n *listen 80;.*?^\}\n/ms, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replaceAll('/var/log/nginx', folder)
    .split('\n');
  const sample = lines
    .filter((line) => !/ssl_/.test(line))
    .flatMap((line) =>
      /^ *server 127/.test(line) ? toServers(hosts, (host) => line.replace('127.0.0.1:3000', host)) : line,
    )
    .join('\n');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    settings,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; events {}
    http { access_log off; ${places.join(' ')} ${sample} }`,
  );
  return start(['nginx', '-c', settings, '-e', path.join(folder, 'nginx.log')], port);
}

const readSample = (name: string): string => readFileSync(path.join(SAMPLES, name), 'utf8');

/** A line for each host in place of that of the sample. */
const toServers = (hosts: readonly number[], lineOf: (host: string, n: number) => string): string[] =>
  hosts.map((port, n) => lineOf(`127.0.0.1:${port}`, n));

async function start([program = '', ...args]: readonly string[], port: number): Promise<() => Promise<void>> {
  const proxy: ChildProcess = spawn(program, args, { stdio: 'ignore' });
  const failed = new Promise<never>((_resolve, reject) => {
    proxy.once('error', reject);
    proxy.once('exit', (code) => reject(new Error(`${program} ended (${code}): apt-get install ${program}.`)));
  });
  failed.catch(() => {});
  await Promise.race([failed, listening(port)]);
  return async () => {
    const gone = new Promise((resolve) => proxy.once('exit', resolve));
    proxy.kill('SIGTERM');
    await gone;
  };
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, '127.0.0.1');
      socket.once('error', () => resolve(false));
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
    });
    if (isOpen) return;
    await pause(50);
  }
}
