import type { Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';

const createStoryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** A query client of its own for every story: no cache leaks from one state of a screen into the next. */
export const withQuery: Decorator = (Story) => {
  const [client] = useState(createStoryClient);
  return (
    <QueryClientProvider client={client}>
      <Story />
    </QueryClientProvider>
  );
};
