import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');

/** Everything that can write output, or read the message of an error. */
const WRITES = /\b(console|stdout|stderr|stack|_rawDebug|emitWarning)\b|\binspect\(|from 'pino'/;

/** The allowed files, and why no message of an error leaves them. */
const ALLOWED: Record<string, string> = {
  'apps/server/src/adapters/schedule/JobFailure.ts': 'takes the stack away, which the job library would keep',
  'apps/server/src/cli/potli.ts': 'prints what commands print: answers for the operator, and toOperatorText',
  'apps/server/src/db/embedded/initCluster.ts': 'the same of the program that makes its folder',
  'apps/server/src/db/embedded/refuseOlderPostgres.ts': 'tells why a start takes two minutes',
  'apps/server/src/db/embedded/runPostgres.ts':
    'reads what PostgreSQL says, and tells it only where that did not start',
  'apps/server/src/logging/logger.ts': 'describes errors before pino sees them',
  'apps/server/src/logging/guardProcess.ts': 'describes what libraries print',
  'apps/server/src/logging/toFrames.ts': 'takes stacks apart',
  'apps/server/src/main.ts': 'tells the address, and toStartFailure',
  'apps/server/src/worker.ts': 'a failed start of a worker, and where its health is',
  'apps/web/server/dev.ts': "the developer's terminal, over the demo shop: no host of members",
  'apps/web/server/dev/createDevSite.ts': 'the same',
  'apps/web/server/dev/createReloader.ts': 'the same',
  'apps/web/server/main.ts': 'prints the banner',
  'apps/web/server/printPayment.ts': 'tells what networks of the sandbox paid, which runs in no production',
  'apps/web/server/runUntilStopped.ts': 'prints toStartFailure',
};

it.each(['apps/server/src/main.ts', 'apps/server/src/worker.ts', 'apps/web/server/main.ts'])(
  '%s guards its process before anything else',
  (file) => {
    const [, body = ''] = /async function main\([^{]*\{\s*(.*)/s.exec(readFileSync(join(ROOT, file), 'utf8')) ?? [];
    expect(body).toMatch(/^const guard = guardProcess\(/);
  },
);

it('a host writes nowhere but where errors are described', () => {
  const files = globSync('apps/{server/src,web/server}/**/*.{ts,tsx}', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(200);
  const own = files.filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
  const writers = own.filter((file) => WRITES.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(writers.sort()).toEqual(Object.keys(ALLOWED).sort());
});
