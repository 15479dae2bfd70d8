import { DetailLayout, type DetailLayoutProps } from '@potli/ui/commerce/DetailLayout/DetailLayout';
import { Breadcrumbs } from '@potli/ui/components/Breadcrumbs/Breadcrumbs';
import { Container } from '@potli/ui/components/Layout/Container';
import { Sections } from '@potli/ui/components/Layout/Sections';

export interface DetailPageProps extends DetailLayoutProps {
  /** Pages between home and this one. */
  trail?: readonly { href: string; label: string }[];
  /** The page's own name in the breadcrumbs. */
  current: string;
}

/** The page of one store or card: the way here, then all about it. */
export function DetailPage({ trail = [], current, ...layout }: DetailPageProps) {
  return (
    <Container>
      <Sections ends="page">
        <Breadcrumbs label="Breadcrumb" trail={[{ href: '/', label: 'Home' }, ...trail]} current={current} />
        <DetailLayout {...layout} />
      </Sections>
    </Container>
  );
}
