import type { Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';

const createStoryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** A new query client for every story, so that no story sees another one's cache. */
export const withQuery: Decorator = (Story) => {
  const [client] = useState(createStoryClient);
  return (
    <QueryClientProvider client={client}>
      <Story />
    </QueryClientProvider>
  );
};
