import { Grid, type GridProps } from '@potli/ui/Layout';
import { VisuallyHidden } from '@potli/ui/VisuallyHidden';
import type { ReactNode } from 'react';

export interface CardGridProps {
  /** Heading for screen readers: "Stores". */
  name: string;
  columns: GridProps['columns'];
  children: ReactNode;
}

/** The cards of a list page, under a heading for screen readers only. */
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
