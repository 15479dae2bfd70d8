import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { Panel } from '@potli/ui/Panel';
import type { ReactNode } from 'react';

/** A titled panel in the aside of a detail page: terms, notes. */
export function SidePanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel as="section" padding="roomy">
      <Stack>
        <Heading level={2} variant="h3">
          {title}
        </Heading>
        {children}
      </Stack>
    </Panel>
  );
}
