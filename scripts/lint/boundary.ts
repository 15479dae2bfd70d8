import type { OxlintOverride } from 'oxlint';

/**
 * Refuses every import in the files except relative ones (TypeScript's project references keep
 * those inside their package) and the allowed packages; `refused` names exceptions of both.
 */
export function boundary(files: string, allowed: string[], refused: string[] = []): OxlintOverride {
  const exceptions = ['./**', '../**', ...allowed].map((each) => `!${each}`);
  const message = `Not among what ${files} may import, see scripts/lint/boundaries.ts.`;
  const patterns = [{ group: ['*', ...exceptions, ...refused], message }];
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns }] } };
}
