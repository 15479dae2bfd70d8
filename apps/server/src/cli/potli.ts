#!/usr/bin/env -S node --conditions=source
import { keepOwnFilesOpen } from '../settings/keepOwnFilesOpen.ts';
import { outliveReaders } from './outliveReaders.ts';
import { runCli } from './runCli.ts';

keepOwnFilesOpen();
outliveReaders([process.stdout, process.stderr]);
process.exitCode = await runCli(process.argv.slice(2), {
  environment: process.env,
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
