import { Button } from '@potli/ui/Button';
import { EmptyState } from '@potli/ui/EmptyState';
import { paths } from '../../lib/paths.ts';

interface EmptyListProps {
  title: string;
  text: string;
  /** What to do instead: a way elsewhere, or something on this page. */
  action?: { label: string; href: string } | { label: string; onPress: () => void };
}

/** In the place of what there is none of, or none of yet: the empty potli. */
export function EmptyList({ title, text, action }: EmptyListProps) {
  return (
    <EmptyState
      art={<img src="/art/empty.svg" alt="" width={240} height={200} />}
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

/** A list page without a list. */
export function EmptyCatalogueList({ title }: EmptyCatalogueListProps) {
  return (
    <EmptyList
      title={title}
      text="Please look again later. You can still browse the stores."
      action={{ label: 'Browse stores', href: paths.stores }}
    />
  );
}
