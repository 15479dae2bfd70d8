import { defineConfig } from 'vite';

/** What the tests build besides the app itself, by mode. */
const variants = {
  host: { outDir: 'dist-host', target: 'es2022', rolldownOptions: { input: 'host.html' } },
};

export default defineConfig(({ mode }) => ({
  oxc: { jsx: { runtime: 'automatic' } },
  build: variants[mode] ?? { sourcemap: true },
}));
