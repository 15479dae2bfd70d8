#!/usr/bin/env -S node --conditions=source
import { runCli } from './runCli.ts';

process.exitCode = await runCli(process.argv.slice(2), {
  environment: process.env,
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
