/**
 * Every package that stories reach, through the workspace package that owns it. A package found
 * only during a test run makes Vite bundle again and reload the page under the running tests.
 */
export const prebundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'storybook/test',
  'msw',
  'msw/browser',
  'msw-storybook-addon/preview',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@potli/ui > @radix-ui/react-accordion',
  '@potli/ui > @radix-ui/react-dialog',
  '@potli/ui > @radix-ui/react-tabs',
  '@potli/ui > @radix-ui/react-toast',
  '@potli/ui > @sinonjs/fake-timers',
  '@potli/ui > @tanstack/react-table',
  '@potli/ui > @vanilla-extract/recipes/createRuntimeFn',
  '@potli/ui > lucide',
  '@potli/api > zod/mini',
  '@potli/web > mermaid',
  '@potli/web > xstate',
  '@potli/web > @xstate/react',
  '@potli/web > jwt-decode',
  '@potli/web > ua-parser-js',
];
