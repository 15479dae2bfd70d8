import { parseArgs } from 'node:util';
import { isScriptName, type ScriptName, scripts } from '../sandbox/scripts.ts';
import { orUsageError } from './orUsageError.ts';

interface SandboxArgs {
  /** Address of the shop; absent: the one of the settings. */
  url: string | undefined;
  seed: number;
  speed: number;
  orders: number;
  /** `real`: networks that speak as real ones do, with lists and calls. */
  script: ScriptName | 'real';
  /** File with the stores of the shop; absent: those of the demo. */
  catalogue: string | undefined;
  /** E-mail addresses of who buys; empty: members of the demo. */
  members: readonly string[];
}

const options = {
  url: { type: 'string' },
  catalogue: { type: 'string' },
  member: { type: 'string', multiple: true },
  seed: { type: 'string', default: '1' },
  speed: { type: 'string', default: '60' },
  orders: { type: 'string', default: '12' },
  script: { type: 'string', default: 'calm' },
} as const;

/** @throws UsageError */
export function readSandboxArgs(args: string[]): SandboxArgs {
  return orUsageError(() => {
    const { values } = parseArgs({ args, options });
    const { script } = values;
    if (script !== 'real' && !isScriptName(script)) {
      throw new Error(`"--script" is one of ${[...Object.keys(scripts), 'real'].join(', ')}.`);
    }
    return {
      url: values.url?.replace(/\/+$/, ''),
      script,
      catalogue: values.catalogue,
      members: values.member ?? [],
      seed: wholeNumber('seed', values.seed, { least: 0, most: 2 ** 31 }),
      speed: wholeNumber('speed', values.speed, { least: 1, most: 10_000 }),
      orders: wholeNumber('orders', values.orders, { least: 1, most: 10_000 }),
    };
  });
}

function wholeNumber(name: string, text: string, { least, most }: { least: number; most: number }): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most)) throw new Error(`"--${name}" is a whole number from ${least} to ${most}.`);
  return number;
}
