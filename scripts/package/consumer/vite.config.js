import { defineConfig } from 'vite';

const buttonAlone = {
  lib: { entry: 'button.js', formats: ['es'], fileName: 'button' },
  outDir: 'dist-button',
  rolldownOptions: { external: /^react(-dom)?($|\/)/ },
};

export default defineConfig(({ mode }) => ({
  oxc: { jsx: { runtime: 'automatic' } },
  build: mode === 'button' ? buttonAlone : { sourcemap: true },
}));
