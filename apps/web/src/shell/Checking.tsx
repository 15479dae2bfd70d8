import { Container, Section, Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import type { ReactNode } from 'react';
import { NeedsScript } from '../components/NeedsScript.tsx';

/** During the session check. */
export function Checking({ children }: { children?: ReactNode }) {
  return (
    <Container as="main">
      <Section>
        <Stack gap="l">
          <NeedsScript>This page needs JavaScript. Please switch it on.</NeedsScript>
          {children}
          <Loading text="Loading..." />
        </Stack>
      </Section>
    </Container>
  );
}
