import { defineConfig } from 'oxlint';
import { boundaries } from './scripts/lint/boundaries.ts';
import { unitFiles } from './scripts/lint/unitFiles.ts';

/** Biome formats and lints files one by one; here is what needs types or the whole graph. */
export default defineConfig({
  plugins: ['typescript', 'import', 'react'],
  jsPlugins: ['./scripts/lint/units.ts'],
  categories: { correctness: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  // the apps of the package tests are plain JavaScript with packages that are not installed here
  // types of an example are those of the packages that it installs: its test compiles it
  ignorePatterns: [
    'examples/**',
    'scripts/package/consumers/**',
    '**/dist/**',
    '**/routeTree.gen.ts',
    '**/storybook-static/**',
  ],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: true }],
    // a link component taken from context is not created during render
    'react/static-components': 'off',
    'typescript/unbound-method': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
  overrides: [
    {
      // the virtualizer is one object that changes: React Compiler, which we do not use, would skip this one
      files: ['packages/ui/src/components/VirtualTable/VirtualRows.tsx'],
      rules: { 'react/incompatible-library': 'off' },
    },
    {
      // a clock read inside a machine cannot be replayed
      files: ['packages/machines/src/**'],
      rules: { 'no-restricted-globals': ['error', { name: 'Date', message: 'Time comes with an event or an actor.' }] },
    },
    {
      // runs on plain Node before any package, hence without types, is installed
      files: ['scripts/*.mjs'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    ...boundaries,
    ...unitFiles,
  ],
});
