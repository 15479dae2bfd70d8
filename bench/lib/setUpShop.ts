import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageSql, pageVariables } from '../../apps/server/src/testing/openAShopPage.ts';
import type { Machine } from './bootDebian.ts';

const deploy = path.resolve(import.meta.dirname, '../../deploy');
const NODE = '/opt/potli/node_modules/.bin/node';
const MOST_SECONDS = 60;
/** Where Debian has the settings of PostgreSQL 15. */
const POSTGRES = 'etc/postgresql/15/main/conf.d/potli.conf';

/** Passwords and secrets of the page are `…`. */
const filled = (text: string) => text.replaceAll('…', 'a-password-of-this-machine');

/**
 * Steps 1 to 3 of docs/open-a-shop.md, and the units: nothing is started.
 * @param tree of the machine, seen from here
 * @param variables in place of those of the page, or besides; empty ones are left out
 */
export function setUpShop(machine: Machine, tree: string, variables: Readonly<Record<string, string>>): void {
  machine.run(['runuser', '--user=postgres', '--', 'psql', '--set=ON_ERROR_STOP=1'], filled(pageSql));
  machine.run([
    'sh',
    '-euc',
    `useradd --system --home-dir /var/lib/potli potli
    install -d -m 700 -o potli /var/backups/potli
    install -d /etc/potli
    for key in jwt-secret pii-key receipt-key backup-key; do
      openssl rand -base64 32 | install -m 400 -o potli /dev/stdin /etc/potli/$key
    done
    install -m 755 /opt/potli/deploy/potli.sh /usr/local/bin/potli`,
  ]);
  const lines = Object.entries({ ...pageVariables, ...variables }).flatMap(([name, value]) =>
    value === '' ? [] : [`${name}="${filled(value)}"\n`],
  );
  writeFileSync(path.join(tree, 'etc/potli/shop.env'), lines.join(''), { mode: 0o600 });
  writeFileSync(path.join(tree, 'etc/potli/worker.env'), 'METRICS_PORT=9465\n');
  for (const unit of readdirSync(deploy).filter((name) => /^potli.*\.(service|timer)$/.test(name))) {
    copyFileSync(path.join(deploy, unit), path.join(tree, 'etc/systemd/system', unit));
  }
  const logs = ['min_error_statement = panic', 'error_verbosity = terse', 'parameter_max_length_on_error = 0'];
  writeFileSync(path.join(tree, POSTGRES), logs.map((line) => `log_${line}\n`).join(''));
  machine.run(['systemctl', 'restart', 'postgresql']);
  machine.run(['systemctl', 'daemon-reload']);
}

const ASK = `const [...urls] = process.argv.slice(1);
  const endAt = Date.now() + ${MOST_SECONDS * 1_000};
  const ask = (url) => fetch(url).then(async (r) => ({ ok: r.ok, text: await r.text() }), (e) => ({ text: String(e.cause) }));
  for (const url of urls) for (;;) {
    const answer = await ask(url);
    if (answer.ok) break;
    if (Date.now() > endAt) throw new Error(url + ': ' + answer.text);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }`;

/**
 * Waits until each address answers well, asked from within.
 * @throws after a minute, with what the first one says that does not
 */
export function untilAnswers(machine: Machine, urls: readonly string[]): void {
  machine.run([NODE, '--input-type=module', '-e', ASK, ...urls]);
}
