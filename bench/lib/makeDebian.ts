import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PROGRAMS = { '/usr/bin/mmdebstrap': 'mmdebstrap', '/usr/bin/systemd-nspawn': 'systemd-container' };

/**
 * Makes the tree of a Debian machine that systemd can boot, from the mirror of this one.
 * @param folder empty or not there
 * @param packages besides systemd
 * @param older a suite from which come the packages that `suite` has not
 * @throws with a sentence about what this machine lacks
 */
export function makeDebian(folder: string, suite: string, packages: readonly string[], older?: string): void {
  for (const [program, name] of Object.entries(PROGRAMS)) {
    if (!existsSync(program)) throw new Error(`${program} is missing: apt-get install ${name}.`);
  }
  if (process.getuid?.() !== 0) throw new Error('Only root can make a system and boot it.');
  // the package of PostgreSQL makes its databases in the encoding of the installer
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const include = ['systemd-sysv', ...packages].join(',');
  const sources = older ? [suite, older].map((each) => `deb ${findMirror()} ${each} main`) : [];
  const args = ['--quiet', '--variant=apt', `--include=${include}`, suite, folder, ...sources];
  execFileSync('mmdebstrap', args, { env, stdio: 'inherit' });
}

/** @returns where apt gets the packages of this machine */
function findMirror(): string {
  const args = ['indextargets', '--format', '$(REPO_URI)', 'Identifier: Packages', 'Origin: Debian'];
  const [mirror] = execFileSync('apt-get', args, { encoding: 'utf8' }).split('\n');
  if (!mirror) throw new Error('apt knows no packages of Debian: apt-get update.');
  return mirror;
}
