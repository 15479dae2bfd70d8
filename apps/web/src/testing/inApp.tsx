import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { createBrowserApp } from '../browserApp.ts';
import { AppBody } from '../shell/AppBody.tsx';
import { StoryApp } from './StoryApp.tsx';
import { storySite } from './site.ts';

/** Puts a part of a page into the app's providers, without a page. Needs `parameters.route`. */
export const inApp: Decorator = (Story) => (
  <InApp>
    <Story />
  </InApp>
);

function InApp({ children }: { children: ReactNode }) {
  const [app] = useState(() => createBrowserApp(storySite()));
  return (
    <StoryApp app={app}>
      <AppBody>{children}</AppBody>
    </StoryApp>
  );
}
