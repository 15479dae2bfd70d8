import { Button } from '@potli/ui/Button';
import { EmptyState } from '@potli/ui/EmptyState';
import { Icon } from '@potli/ui/Icon';
import { ArrowRight } from 'lucide';
import { paths } from '../../lib/paths.ts';

interface EmptyListProps {
  title: string;
  text: string;
  /** What the visitor can do: follow a link, or press a button on this page. */
  action?: { label: string; href: string } | { label: string; onPress: () => void };
}

/** Shown in place of an empty list: the empty potli. */
export function EmptyList({ title, text, action }: EmptyListProps) {
  return (
    <EmptyState
      art={<img src="/art/empty.svg" alt="" width={280} height={200} />}
      title={title}
      text={text}
      action={action && <Action {...action} />}
    />
  );
}

function Action({ label, ...act }: NonNullable<EmptyListProps['action']>) {
  return 'href' in act ? (
    <Button variant="secondary" href={act.href}>
      {label}
      <Icon of={ArrowRight} />
    </Button>
  ) : (
    <Button variant="outline" onClick={act.onPress}>
      {label}
    </Button>
  );
}

interface EmptyCatalogueListProps {
  /** Such as "No stores available" (docs/product/site.md#lists). */
  title: string;
}

/** Shown on a list page of the catalogue whose list is empty or did not load. */
export function EmptyCatalogueList({ title }: EmptyCatalogueListProps) {
  return (
    <EmptyList
      title={title}
      text="Please look again later. You can still browse the stores."
      action={{ label: 'Browse stores', href: paths.stores }}
    />
  );
}
