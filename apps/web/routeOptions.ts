/** How the router's generator writes `src/routeTree.gen.ts`, for Vite and for `scripts/generate-routes.ts`. */
export const routeOptions = {
  target: 'react',
  autoCodeSplitting: true,
  quoteStyle: 'single',
  semicolons: true,
} as const;
