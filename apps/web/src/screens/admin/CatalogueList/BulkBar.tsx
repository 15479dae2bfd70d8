import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { Button } from '@potli/ui/Button';
import { Row } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { useState } from 'react';
import { kindTexts } from '../../../features/shopWindow/kindTexts.ts';
import { bulkFields } from './bulkFields.ts';
import type { CatalogueFilter } from './catalogueSearch.ts';
import { ManyRowsDialog } from './ManyRowsDialog.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { SetFieldDialog } from './SetFieldDialog.tsx';
import type { ManyRowsProps } from './useManyRows.ts';

interface BulkBarProps {
  kind: CatalogueKindName;
  /** How many match the filter. */
  total: number;
  filter: CatalogueFilter;
  /** Keys; they stay while pages are turned. */
  chosen: ReadonlySet<string>;
  onChoose: (keys: ReadonlySet<string>) => void;
}

/** What can be done with many rows at once. */
const actions = {
  off: 'Take off',
  on: 'Put back',
  schedule: 'Schedule',
  field: 'Set a field',
} as const;
type Action = keyof typeof actions;

function ActionDialog({ action, ...many }: ManyRowsProps & { action: Action }) {
  if (action === 'schedule') return <ScheduleDialog {...many} />;
  if (action === 'field') return <SetFieldDialog {...many} />;
  return <ManyRowsDialog {...many} label={actions[action]} edit={{ fields: { off: action === 'off' } }} />;
}

/** Says how many rows are chosen, chooses all that match, and offers what can be done with them. */
export function BulkBar({ kind, total, filter, chosen, onChoose }: BulkBarProps) {
  const [isAll, setIsAll] = useState(false);
  const [action, setAction] = useState<Action>();
  const { noun } = kindTexts[kind];
  const count = isAll ? total : chosen.size;
  const offered = (Object.keys(actions) as Action[]).filter((name) => name !== 'field' || bulkFields(kind).length > 0);
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
          {offered.map((name) => (
            <Button key={name} variant="outline" size="sm" onClick={() => setAction(name)}>
              {actions[name]}
            </Button>
          ))}
        </>
      )}
      {action && (
        <ActionDialog
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
