import { Button } from '@potli/ui/components/Button/Button';
import { EmptyState } from '@potli/ui/components/EmptyState/EmptyState';

export interface NothingHereProps {
  title: string;
  text: string;
  /** What to do instead: a way elsewhere, or something on this page. */
  action?: { label: string; href: string } | { label: string; onPress: () => void };
}

/** In the place of what there is none of, or none of yet: the empty potli. */
export function NothingHere({ title, text, action }: NothingHereProps) {
  return (
    <EmptyState
      art={<img src="/art/empty.svg" alt="" width={240} height={200} />}
      title={title}
      text={text}
      action={action && <Action {...action} />}
    />
  );
}

function Action({ label, ...act }: NonNullable<NothingHereProps['action']>) {
  return 'href' in act ? (
    <Button variant="action" href={act.href}>
      {label}
    </Button>
  ) : (
    <Button variant="outline" onClick={act.onPress}>
      {label}
    </Button>
  );
}
