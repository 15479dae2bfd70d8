import type { Page } from '@potli/api';
import { ErrorState } from '@potli/ui/ErrorState';
import { Stack } from '@potli/ui/Layout';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { Text } from '@potli/ui/Text';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageLinks, type PageLinksProps } from '../../../components/listing/PageLinks.tsx';

interface CategoryListProps<Row> extends Pick<PageLinksProps, 'page' | 'addressOf'> {
  title: string;
  /** Absent where it did not load. */
  listed?: Page<Row>;
  /** Why it did not load. */
  failure?: string;
  /** The message of an empty list. */
  nothing: string;
  children(rows: readonly Row[]): ReactNode;
}

/** One kind of thing within a category: its page of rows, or why there are none. */
export function CategoryList<Row>({ title, listed, failure, nothing, children, ...paging }: CategoryListProps<Row>) {
  const router = useRouter();
  return (
    <Stack as="section" gap="l">
      <SectionHeading title={title} variant="block" />
      {failure !== undefined && (
        <ErrorState title={failure} retryLabel="Try again" onRetry={() => void router.invalidate()} />
      )}
      {listed && (listed.rows.length > 0 ? children(listed.rows) : <Text tone="muted">{nothing}</Text>)}
      {listed && <PageLinks label={title.toLowerCase()} totalPages={listed.totalPages} {...paging} />}
    </Stack>
  );
}
