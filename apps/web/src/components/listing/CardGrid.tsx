import { Grid, type GridProps } from '@potli/ui/Layout';
import { VisuallyHidden } from '@potli/ui/VisuallyHidden';
import type { ReactNode } from 'react';

export interface CardGridProps {
  /** What the cards are, for those who hear the page: "Stores". */
  name: string;
  columns: GridProps['columns'];
  children: ReactNode;
}

/** The cards of a list page. Their headings stand below one that only screen readers need. */
export function CardGrid({ name, columns, children }: CardGridProps) {
  return (
    <section>
      <h2>
        <VisuallyHidden>{name}</VisuallyHidden>
      </h2>
      <Grid columns={columns}>{children}</Grid>
    </section>
  );
}
