#!/usr/bin/env node
import { runCommand } from './runCommand.ts';

// a reader such as `head` goes when it has enough
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
process.exitCode = await runCommand(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  interrupted: () => new Promise((resolve) => ['SIGINT', 'SIGTERM'].map((signal) => process.once(signal, resolve))),
});
