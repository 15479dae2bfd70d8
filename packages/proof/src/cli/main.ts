#!/usr/bin/env node
import { verifyCommand } from './verifyCommand.ts';

const [name, ...args] = process.argv.slice(2);

const terminal = { print: console.log, complain: console.error };
// the only command: a file can be named at once, too
const given = name === 'verify' || name === undefined ? args : [name, ...args];
process.exitCode = await verifyCommand(given, terminal, 'npx @potli/proof verify');
