import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { AppProvider } from '../app/App.tsx';
import { createBrowserApp } from '../browserApp.ts';
import { AppBody } from '../shell/AppBody.tsx';
import { site } from './site.ts';

/** Puts a part of a page into the app's providers, without a page. Needs `parameters.route`. */
export const inApp: Decorator = (Story) => (
  <InApp>
    <Story />
  </InApp>
);

function InApp({ children }: { children: ReactNode }) {
  const [app] = useState(() => createBrowserApp(site));
  return (
    <AppProvider value={app}>
      <AppBody>{children}</AppBody>
    </AppProvider>
  );
}
