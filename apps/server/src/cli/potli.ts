#!/usr/bin/env -S node --conditions=source
import '../importFast.ts';
import { keepOwnFilesOpen } from '../settings/keepOwnFilesOpen.ts';
import { ignoreBrokenPipe } from './ignoreBrokenPipe.ts';

keepOwnFilesOpen();
ignoreBrokenPipe([process.stdout, process.stderr]);
// what it imports is found by the import above
const { runCli } = await import('./runCli.ts');
process.exitCode = await runCli(process.argv.slice(2), {
  environment: process.env,
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
