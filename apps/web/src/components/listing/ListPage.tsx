import type { HomeBanner } from '@potli/api/contract/home';
import { Breadcrumbs } from '@potli/ui/Breadcrumbs';
import { DynamicBanner } from '@potli/ui/DynamicBanner';
import { Heading } from '@potli/ui/Heading';
import { Container, Sections, Stack } from '@potli/ui/Layout';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { toBanner } from './toBanner.ts';

export interface ListPageProps {
  title: string;
  /** Replaces the plain title, and holds the page's first heading. */
  head?: ReactNode;
  /** The page's own name in the breadcrumbs. */
  current: string;
  /** Pages between home and this one. */
  trail?: readonly { href: string; label: string }[];
  /** Banners of the page's slot. */
  banners?: readonly HomeBanner[];
  children: ReactNode;
}

/** A list page: breadcrumbs, the banners of its slot, title and list. */
export function ListPage({ title, head, current, trail = [], banners = [], children }: ListPageProps) {
  return (
    <Container>
      <Sections ends="page">
        <Breadcrumbs label="Breadcrumb" trail={[{ href: paths.home, label: 'Home' }, ...trail]} current={current} />
        <Stack gap="x3">
          {banners.map((banner) => (
            <DynamicBanner key={banner.bannerImageUrl} banner={toBanner(banner)} priority="low" />
          ))}
          {head ?? <Heading level={1}>{title}</Heading>}
          {children}
        </Stack>
      </Sections>
    </Container>
  );
}
