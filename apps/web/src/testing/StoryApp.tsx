import type { ReactNode } from 'react';
import { type App, AppProvider } from '../app/App.tsx';
import { storySite } from './site.ts';
import { useBrand } from './useBrand.ts';

/** The app around a story. Its texts name the brand that is shown, also after that changes. */
export function StoryApp({ app, children }: { app: App; children: ReactNode }) {
  return <AppProvider value={{ ...app, site: storySite(useBrand()) }}>{children}</AppProvider>;
}
