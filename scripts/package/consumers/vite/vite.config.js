import { existsSync } from 'node:fs';
import { defineConfig } from 'vite';

/** What the tests build besides the app itself, by mode. */
const variants = {
  host: { outDir: 'dist-host', target: 'es2022', rolldownOptions: { input: 'host.html' } },
  guests: { outDir: 'dist-guests', target: 'es2022', rolldownOptions: { input: 'guests.html' } },
};

/** Only the app beside Tailwind has it. */
const plugins = async () =>
  existsSync('node_modules/@tailwindcss/vite') ? [(await import('@tailwindcss/vite')).default()] : [];

export default defineConfig(async ({ mode }) => ({
  plugins: await plugins(),
  oxc: { jsx: { runtime: 'automatic' } },
  build: variants[mode] ?? { sourcemap: true },
}));
