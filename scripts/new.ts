import { root } from './lib/root.ts';
import { applyPlan } from './new/applyPlan.ts';
import { createPlan } from './new/createPlan.ts';
import { NewProblem } from './new/NewProblem.ts';
import { parseRequest } from './new/parseRequest.ts';
import { run } from './package/run.ts';

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(
    error instanceof NewProblem ? error.message : `Everything is as before, because a step failed: ${String(error)}`,
  );
  process.exitCode = 1;
}

/** Makes the files of a recipe, formats them and prints what is left to do. */
async function main(args: readonly string[]): Promise<void> {
  const { recipe, dry } = parseRequest(args, root);
  const { generated, nextSteps } = recipe;
  const changes = createPlan(recipe, root);
  if (!dry) {
    const paths = changes.map(({ path }) => path).filter((path) => /\.tsx?$/.test(path));
    await applyPlan(root, changes, {
      generated: generated.map(({ file }) => file),
      finish: async () => {
        await run(root, 'node_modules/.bin/biome', 'check', '--write', '--error-on-warnings', ...paths);
        for (const { command } of generated) await run(root, process.execPath, command);
      },
    });
  }
  for (const { path, before } of changes) console.log(`${before === undefined ? 'new    ' : 'changed'} ${path}`);
  for (const { file } of generated) console.log(`changed ${file}`);
  console.log(
    dry
      ? '\nNothing was written.'
      : `\nNext:\n${nextSteps.map((step) => (step.startsWith(' ') ? step : `- ${step}`)).join('\n')}`,
  );
}
