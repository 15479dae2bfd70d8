import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const SAMPLE = path.resolve(import.meta.dirname, '../../deploy/haproxy.cfg');

interface HaproxyOptions {
  /** Where it listens. */
  port: number;
  /** Of the two hosts behind it. */
  hosts: readonly [number, number];
  /** For its settings. */
  folder: string;
}

/** Debian's HAProxy with the sample of `deploy`, with other ports. @returns a function that ends it */
export async function startHaproxy({ port, hosts, folder }: HaproxyOptions): Promise<() => Promise<void>> {
  const settings = path.join(folder, 'haproxy.cfg');
  const text = readFileSync(SAMPLE, 'utf8')
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${hosts[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${hosts[1]}`);
  writeFileSync(settings, text);
  const haproxy: ChildProcess = spawn('haproxy', ['-f', settings, '-db'], { stdio: 'ignore' });
  const failed = new Promise<never>((_resolve, reject) => {
    haproxy.once('error', reject);
    haproxy.once('exit', (code) => reject(new Error(`HAProxy ended (${code}): apt-get install haproxy.`)));
  });
  failed.catch(() => {});
  await Promise.race([failed, listening(port)]);
  return async () => {
    const gone = new Promise((resolve) => haproxy.once('exit', resolve));
    haproxy.kill('SIGTERM');
    await gone;
  };
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await pause(50);
  }
}
