#!/usr/bin/env node
import { runCommand } from './runCommand.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  interrupted: () => new Promise((resolve) => ['SIGINT', 'SIGTERM'].map((signal) => process.once(signal, resolve))),
});
