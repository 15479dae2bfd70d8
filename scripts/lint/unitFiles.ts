import type { OxlintOverride } from 'oxlint';

const off = { 'potli/units': 'off', 'potli/hundredths': 'off' } as const;

/** Where units have names (`scripts/lint/units.ts`). */
export const unitFiles: OxlintOverride[] = [
  { files: ['{apps,packages,bench,scripts}/**/*.{ts,tsx}'], rules: { 'potli/units': 'error' } },
  { files: ['{apps,packages}/**/*.{ts,tsx}'], rules: { 'potli/hundredths': 'error' } },
  // the home of the names, packages that import nothing, and the rules themselves
  { files: ['packages/{api/src/units,proof,ui}/**', 'scripts/lint/**'], rules: off },
  // a test says on its own what it expects
  { files: ['**/*.test.ts', '**/e2e/**'], rules: off },
];
