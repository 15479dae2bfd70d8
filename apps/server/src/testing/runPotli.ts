import { runCli } from '../cli/runCli.ts';

/** Runs a command of `potli`, and returns its exit code and what it wrote. */
export async function runPotli(args: string[], environment: Record<string, string>) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await runCli(args, {
    // no test asks sites of the internet
    environment: { LINK_CHECK: 'off', ...environment },
    print: (text) => printed.push(text),
    complain: (text) => complaints.push(text),
  });
  return { code, printed: printed.join('\n'), complaints: complaints.join('\n') };
}
