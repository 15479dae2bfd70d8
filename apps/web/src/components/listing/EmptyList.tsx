import { Button } from '@potli/ui/Button';
import { EmptyState } from '@potli/ui/EmptyState';
import { Icon } from '@potli/ui/Icon';
import { useRouter } from '@tanstack/react-router';
import { ArrowRight } from 'lucide';
import { paths } from '../../lib/paths.ts';

interface EmptyListProps {
  title: string;
  text: string;
  /** What the visitor can do: follow a link, or press a button on this page. */
  action?: { label: string; href: string; onPress?: () => void } | { label: string; onPress: () => void };
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
    <Button variant="secondary" href={act.href} onClick={act.onPress}>
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

/** Shown on a list page of the catalogue whose list is empty. */
export function EmptyCatalogueList({ title }: EmptyCatalogueListProps) {
  return (
    <EmptyList
      title={title}
      text="Please look again later. You can still browse the stores."
      action={{ label: 'Browse stores', href: paths.stores }}
    />
  );
}

interface FailedListProps {
  /** What is listed: "stores". */
  label: string;
  /** Address of the same page. */
  href: string;
}

/** Shown on a list page of the catalogue whose list did not load. A link, which works without scripts, too. */
export function FailedList({ label, href }: FailedListProps) {
  const router = useRouter();
  // the router keeps what it has of a page for a while
  const again = () => void router.invalidate();
  return (
    <EmptyList
      title={`The ${label} did not load`}
      text="Please try again in a moment."
      action={{ label: 'Try again', href, onPress: again }}
    />
  );
}
