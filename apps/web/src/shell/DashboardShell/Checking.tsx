import { Callout } from '@potli/ui/Callout';
import { Container, Section, Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Info } from 'lucide';
import type { ReactNode } from 'react';

/** While nobody knows yet who is there. */
export function Checking({ children }: { children?: ReactNode }) {
  return (
    <Container as="main">
      <Section>
        <Stack gap="l">
          <noscript>
            <Callout icon={Info} tone="info">
              This page needs JavaScript. Please switch it on.
            </Callout>
          </noscript>
          {children}
          <Loading text="Loading..." />
        </Stack>
      </Section>
    </Container>
  );
}
