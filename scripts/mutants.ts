import { parseArgs } from 'node:util';
import { accepted } from './mutants/accepted.ts';
import { findMutants } from './mutants/findMutants.ts';
import { runMutants } from './mutants/runMutants.ts';
import { toReport } from './mutants/toReport.ts';

/** `pnpm mutants [folder] [--sample 3] [--seed 1]`: are faults noticed? (docs/testing.md#mutants) */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string' } },
});

/** Share of the mutants that must be noticed. */
const THRESHOLD = 0.85;

const found = findMutants(positionals[0] ?? '', {
  sample: values.sample === undefined ? undefined : Number(values.sample),
  seed: values.seed === undefined ? undefined : Number(values.seed),
});
console.log(`${found.mutants.length} mutants in ${found.modules.size} files`);
const verdicts = await runMutants(found, ({ id, file, line, change, outcome }) => {
  if (outcome !== 'killed') console.log(`${id}/${found.mutants.length} ${outcome}: ${file}:${line} ${change}`);
});
const { text, killed } = toReport(verdicts, accepted);
console.log(text);
const isEnough = killed >= THRESHOLD;
if (!isEnough) console.log(`Fewer than ${THRESHOLD * 100} % were noticed`);
// Vitest has set it for the tests that failed as they should
process.exitCode = isEnough ? 0 : 1;
