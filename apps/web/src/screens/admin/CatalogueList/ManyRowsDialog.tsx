import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { Dialog, DialogFoot } from '@potli/ui/Dialog';
import { Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Text } from '@potli/ui/Text';
import { Hourglass } from 'lucide';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { kindTexts } from '../../../features/shopWindow/kindTexts.ts';
import type { ManyEdit } from './fieldEdit.ts';
import { type ManyRowsProps, useManyRows } from './useManyRows.ts';

interface ManyRowsDialogProps extends ManyRowsProps {
  label: string;
  /** What the last button says, where that is not the label. */
  act?: string;
  /** What is done with each row; undefined while the fields say too little. */
  edit: ManyEdit | undefined;
  /** The fields; absent: what changes is counted at once. */
  children?: ReactNode;
}

/** One change of many rows: shown as counts and exceptions, then made, with a way back. */
export function ManyRowsDialog({ label, act = label, edit, children, ...many }: ManyRowsDialogProps) {
  const { preview, apply } = useManyRows(many);
  const { noun } = kindTexts[many.kind];
  const showAtOnce = useEffectEvent(() => !children && edit && preview.mutate(edit));
  useEffect(() => {
    showAtOnce();
  }, []);
  // counts of another edit would be confirmed unread
  const isCurrent = JSON.stringify(preview.variables) === JSON.stringify(edit);
  const data = isCurrent ? preview.data : undefined;
  const failed = isCurrent ? (preview.error ?? apply.error) : null;
  return (
    <Dialog open onOpenChange={many.onClose} title={`${label}: ${noun.many}`} closeLabel="Close">
      <Stack>
        {children}
        {preview.isPending && <Loading text="Loading..." />}
        {data && (
          <Text role="status">
            {`${data.changes} will change, ${data.unchanged} are so already, ${data.refused} cannot be changed.`}
          </Text>
        )}
        {data && data.waiting > 0 && (
          <Callout icon={Hourglass} tone="info">
            {`The rates of ${data.waiting} need a second person: the whole change waits until then.`}
          </Callout>
        )}
        {data && data.exceptions.length > 0 && (
          <Stack as="ul" gap="s">
            {data.exceptions.map(({ key, title, reason }) => (
              <Text as="li" key={key}>{`${title}: ${reason}`}</Text>
            ))}
          </Stack>
        )}
        <Refusal error={failed} />
        <DialogFoot>
          {children && (
            <Button
              variant="outline"
              busy={preview.isPending}
              disabled={!edit}
              onClick={() => edit && preview.mutate(edit)}
            >
              Show what changes
            </Button>
          )}
          <Button
            busy={apply.isPending}
            disabled={!edit || !data || data.changes === 0}
            onClick={() => edit && data && apply.mutate({ edit, expected: data.changes })}
          >
            {data && data.changes > 0 ? `${act} ${data.changes}` : act}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
