import { globSync } from 'node:fs';
import { root } from '../lib/root.ts';

export const POLICY_PAGE = 'docs/product/policy.md';

/** Pages for people who use, run or change the shop. Decisions say what held when they were made. */
export const policyPages = (): string[] =>
  globSync(['README.md', 'docs/*.md', 'docs/product/*.md'], { cwd: root })
    .filter((page) => page !== POLICY_PAGE)
    .sort();
