import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { Button } from '@potli/ui/Button';
import { Row } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { useState } from 'react';
import { kindTexts } from '../../../features/shopWindow/kindTexts.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { type BulkAction, bulkActions } from './bulkActions.ts';
import type { CatalogueFilter } from './catalogueSearch.ts';

interface BulkBarProps {
  kind: CatalogueKindName;
  /** How many match the filter. */
  total: number;
  filter: CatalogueFilter;
  /** Keys; they stay while pages are turned. */
  chosen: ReadonlySet<string>;
  onChoose: (keys: ReadonlySet<string>) => void;
}

/** Says how many rows are chosen, chooses all that match, and offers what can be done with them. */
export function BulkBar({ kind, total, filter, chosen, onChoose }: BulkBarProps) {
  const [isAll, setIsAll] = useState(false);
  const [action, setAction] = useState<BulkAction>();
  const { noun } = kindTexts[kind];
  const count = isAll ? total : chosen.size;
  const clear = () => {
    setIsAll(false);
    onChoose(new Set());
  };
  return (
    <Row role="group" aria-label="Chosen rows" gap="m" wrap>
      <Text as="span" role="status" tone="muted">
        {count === 0 ? `No ${noun.many} are chosen` : `${count} ${count === 1 ? noun.one : noun.many} chosen`}
      </Text>
      <Button variant="ghost" size="sm" aria-pressed={isAll} onClick={() => setIsAll(!isAll)}>
        {`Choose all ${total} that match`}
      </Button>
      {count > 0 && (
        <>
          <Button variant="ghost" size="sm" onClick={clear}>
            Choose none
          </Button>
          {Object.entries(bulkActions).map(([name, { label }]) => (
            <Button key={name} variant="outline" size="sm" onClick={() => setAction(name as BulkAction)}>
              {label}
            </Button>
          ))}
        </>
      )}
      {action && (
        <BulkDialog
          kind={kind}
          action={action}
          selection={isAll ? { filter } : { keys: [...chosen] }}
          onClose={() => setAction(undefined)}
          onDone={clear}
        />
      )}
    </Row>
  );
}
