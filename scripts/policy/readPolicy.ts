import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.ts';

/** A number of the policy as its module declares it. */
export interface PolicyNumber {
  name: string;
  value: number;
  /** Its docstring in one line. */
  about: string;
}

export const POLICY_FILE = 'packages/api/src/contract/policy.ts';

const DECLARATION = /\/\*\* ([^*]+) \*\/\nexport const (\w+) = ([\d_]+);/g;

/** All numbers of the policy, in the order of the module. @throws Error for one without a docstring of one line */
export function readPolicy(): PolicyNumber[] {
  const source = readFileSync(join(root, POLICY_FILE), 'utf8');
  const numbers = [...source.matchAll(DECLARATION)].map(([, about = '', name = '', digits = '']) => ({
    name,
    value: Number(digits.replaceAll('_', '')),
    about,
  }));
  const declared = source.match(/^export const /gm)?.length ?? 0;
  if (numbers.length !== declared) throw new Error(`${POLICY_FILE}: ${declared - numbers.length} without a docstring`);
  return numbers;
}
