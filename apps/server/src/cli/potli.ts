#!/usr/bin/env -S node --conditions=source
import { keepOwnFilesOpen } from '../settings/keepOwnFilesOpen.ts';
import { runCli } from './runCli.ts';

keepOwnFilesOpen();
process.exitCode = await runCli(process.argv.slice(2), {
  environment: process.env,
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
