import { Breadcrumbs } from '@potli/ui/Breadcrumbs';
import { DetailLayout, type DetailLayoutProps } from '@potli/ui/DetailLayout';
import { Container, Sections } from '@potli/ui/Layout';
import { paths } from '../../lib/paths.ts';

export interface DetailPageProps extends DetailLayoutProps {
  /** Pages between home and this one. */
  trail?: readonly { href: string; label: string }[];
  /** The page's own name in the breadcrumbs. */
  current: string;
}

/** The page of one store or card: breadcrumbs, then its details. */
export function DetailPage({ trail = [], current, ...layout }: DetailPageProps) {
  return (
    <Container>
      <Sections ends="page">
        <Breadcrumbs label="Breadcrumb" trail={[{ href: paths.home, label: 'Home' }, ...trail]} current={current} />
        <DetailLayout {...layout} />
      </Sections>
    </Container>
  );
}
