import type { RequestOf } from '@potli/api';
import { changeManyRows, listCatalogueRows, undoCatalogueChange } from '@potli/api/contract/adminCatalogue';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { firstError } from '@potli/api/errors';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { DateField } from '@potli/ui/DateField';
import { Dialog, DialogFoot } from '@potli/ui/Dialog';
import { Grid, Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Text } from '@potli/ui/Text';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Hourglass, TriangleAlert } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { kindTexts } from '../../../features/shopWindow/kindTexts.ts';
import { type BulkAction, bulkActions } from './bulkActions.ts';

interface BulkDialogProps {
  kind: CatalogueKindName;
  action: BulkAction;
  selection: Pick<RequestOf<typeof changeManyRows>['body'], 'keys' | 'filter'>;
  onClose: () => void;
  /** The change is made, or waits. */
  onDone: () => void;
}

/** One change of many rows: shown as counts and exceptions, then made, with a way back. */
export function BulkDialog({ kind, action, selection, onClose, onDone }: BulkDialogProps) {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const [dates, setDates] = useState({ from: '', until: '' });
  const { noun } = kindTexts[kind];
  const { label, fields } = bulkActions[action];
  const send = (expected?: number) =>
    api.call(changeManyRows, {
      params: { kind },
      body: { ...selection, fields: fields(dates), ...(expected !== undefined && { expected }) },
    });

  const preview = useMutation({ mutationFn: () => send() });
  const undo = useMutation({
    mutationFn: (id: string) => api.call(undoCatalogueChange, { params: { id } }),
    async onSuccess() {
      await invalidate(cache, listCatalogueRows);
      toast.success('It is as before.');
    },
    onError: (error) => toast.error(firstError(error, 'It could not be taken back. Please try again.')),
  });
  const apply = useMutation({
    mutationFn: send,
    async onSuccess({ changes, changeId, waiting }) {
      await invalidate(cache, listCatalogueRows);
      onDone();
      onClose();
      if (waiting > 0) toast.info('The change waits for a second person.');
      else
        toast.success(
          `${changes} ${changes === 1 ? noun.one : noun.many} changed.`,
          changeId === null ? undefined : { label: 'Undo', onPress: () => undo.mutate(changeId) },
        );
    },
  });
  const showAtOnce = useEffectEvent(() => action !== 'schedule' && preview.mutate());
  useEffect(() => {
    showAtOnce();
  }, []);

  const schedule = (part: Partial<typeof dates>) => {
    preview.reset();
    setDates({ ...dates, ...part });
  };
  const { data } = preview;
  const failed = preview.error ?? apply.error;
  return (
    <Dialog open onOpenChange={onClose} title={`${label}: ${noun.many}`} closeLabel="Close">
      <Stack>
        {action === 'schedule' && (
          <Grid columns={2} gap="m">
            <DateField
              label="Appears"
              withTime
              hint="Time in India. Empty: at once."
              pickLabel="Choose when they appear"
              value={dates.from}
              onValueChange={(from) => schedule({ from })}
            />
            <DateField
              label="Vanishes"
              withTime
              hint="Time in India. Empty: never."
              pickLabel="Choose when they vanish"
              value={dates.until}
              onValueChange={(until) => schedule({ until })}
            />
          </Grid>
        )}
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
        {failed && (
          <Callout icon={TriangleAlert} tone="danger" role="alert">
            {firstError(failed, 'That did not work. Please try again.')}
          </Callout>
        )}
        <DialogFoot>
          {action === 'schedule' && (
            <Button variant="outline" busy={preview.isPending} onClick={() => preview.mutate()}>
              Show what changes
            </Button>
          )}
          <Button
            busy={apply.isPending}
            disabled={!data || data.changes === 0}
            onClick={() => data && apply.mutate(data.changes)}
          >
            {data && data.changes > 0 ? `${label} ${data.changes}` : label}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
