import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface ProgramOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/**
 * Runs a program to its end; what this process serves goes on meanwhile.
 * @returns what it printed, without blank space around it
 * @throws where it ends with another number than 0, with all its output
 */
export async function runProgram(command: readonly string[], options: ProgramOptions = {}): Promise<string> {
  const [program = '', ...args] = command;
  try {
    const { stdout } = await promisify(execFile)(program, args, { ...options, maxBuffer: 2 ** 26 });
    return stdout.trim();
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: unknown; stdout?: string; stderr?: string };
    throw new Error(`${command.join(' ')} ended with ${String(code)}.\n${stdout}${stderr}`, { cause: error });
  }
}
