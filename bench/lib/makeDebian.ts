import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PROGRAMS = { '/usr/bin/mmdebstrap': 'mmdebstrap', '/usr/bin/systemd-nspawn': 'systemd-container' };

/**
 * Makes the tree of a Debian machine that systemd can boot, from the mirror of this one.
 * @param folder empty or not there
 * @param packages besides systemd
 * @throws with a sentence about what this machine lacks
 */
export function makeDebian(folder: string, suite: string, packages: readonly string[]): void {
  for (const [program, name] of Object.entries(PROGRAMS)) {
    if (!existsSync(program)) throw new Error(`${program} is missing: apt-get install ${name}.`);
  }
  if (process.getuid?.() !== 0) throw new Error('Only root can make a system and boot it.');
  // the package of PostgreSQL makes its databases in the encoding of the installer
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const include = ['systemd-sysv', ...packages].join(',');
  execFileSync('mmdebstrap', ['--quiet', '--variant=apt', `--include=${include}`, suite, folder], {
    env,
    stdio: 'inherit',
  });
}
