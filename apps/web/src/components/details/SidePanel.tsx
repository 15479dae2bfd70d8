import { Heading } from '@potli/ui/components/Heading/Heading';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Panel } from '@potli/ui/components/Panel/Panel';
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
