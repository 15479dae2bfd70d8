import { Button } from '@potli/ui/Button';
import { Row } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';

export interface PageLinksProps {
  /** What is paged: "stores". */
  label: string;
  /** Counts from 1. */
  page: number;
  totalPages: number;
  addressOf(page: number): string;
}

/** Links to the previous and next page of a list. They work without script. A list of one page has none. */
export function PageLinks({ label, page, totalPages, addressOf }: PageLinksProps) {
  if (totalPages <= 1) return null;
  return (
    <Row as="nav" justify="center" aria-label={`Pages of ${label}`}>
      {page > 1 && (
        <Button variant="outline" href={addressOf(page - 1)} rel="prev">
          Previous
        </Button>
      )}
      <Text as="span">{`Page ${page} of ${totalPages}`}</Text>
      {page < totalPages && (
        <Button variant="outline" href={addressOf(page + 1)} rel="next">
          Next
        </Button>
      )}
    </Row>
  );
}
