import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a command in a folder; resolves to its standard output. Throws with its output where it fails. */
export async function run(cwd: string, command: string, ...args: string[]): Promise<string> {
  try {
    // compilers in Go collect garbage less often
    const env = { ...process.env, NODE_ENV: 'production', GOGC: '400' };
    const { stdout } = await execute(command, args, { cwd, env });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}
