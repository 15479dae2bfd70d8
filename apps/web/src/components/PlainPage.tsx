import { Breadcrumbs } from '@potli/ui/Breadcrumbs';
import { Container, Sections, Stack } from '@potli/ui/Layout';
import type { ReactNode } from 'react';
import { paths } from '../lib/paths.ts';

/** A page of texts, right below home. `current` is its name in the breadcrumbs. */
export function PlainPage({ current, children }: { current: string; children: ReactNode }) {
  return (
    <Container>
      <Sections ends="page">
        <Stack gap="l">
          <Breadcrumbs label="Breadcrumb" trail={[{ href: paths.home, label: 'Home' }]} current={current} />
          {children}
        </Stack>
      </Sections>
    </Container>
  );
}
