import type { Client } from '@potli/api/client';
import { createContext, use } from 'react';
import type { Session } from './Session.ts';
import type { SiteSettings } from './siteSettings.ts';

/** Available everywhere in the app: the API, the member's session, and the settings of the site. */
export interface App {
  api: Client;
  session: Session;
  site: SiteSettings;
}

const AppContext = createContext<App | undefined>(undefined);

export const AppProvider = AppContext.Provider;

/** The app around a component. */
export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error('There is no AppProvider around this component.');
  return app;
}
