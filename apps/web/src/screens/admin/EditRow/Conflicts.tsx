import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { Grid, Row, Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { GitMerge } from 'lucide';
import { fieldText } from '../../../features/shopWindow/fieldText.ts';
import { readableValue } from '../../../features/shopWindow/readableValue.ts';
import { useNameOf } from '../../../features/staff/useNameOf.ts';
import type { RowFields } from './useRowFields.ts';

/** Fields that another editor changed while the editor changed them, too: each is decided. */
export function Conflicts({ fields: { conflicts, base, keepMine, takeTheirs } }: { fields: RowFields }) {
  const nameOf = useNameOf();
  if (conflicts.length === 0) return null;
  return (
    <Callout icon={GitMerge} tone="warn" role="alert">
      <Stack gap="m">
        <Text>{`${nameOf(base.draftBy ?? base.changedBy)} changed the same fields meanwhile. Decide for each, then save again.`}</Text>
        {conflicts.map(({ field, mine, theirs }) => {
          const { label } = fieldText(field);
          return (
            <Stack key={field} role="group" aria-label={label} gap="s">
              <Text variant="cardTitle">{label}</Text>
              <Grid columns={2} gap="m">
                <Text>{`Yours: ${readableValue(mine).join(', ')}`}</Text>
                <Text>{`Theirs: ${readableValue(theirs).join(', ')}`}</Text>
              </Grid>
              <Row gap="s" wrap>
                <Button variant="outline" size="sm" onClick={() => keepMine(field)}>
                  Keep mine
                </Button>
                <Button variant="outline" size="sm" onClick={() => takeTheirs(field)}>
                  Take theirs
                </Button>
              </Row>
            </Stack>
          );
        })}
      </Stack>
    </Callout>
  );
}
