import type { ViewSearch } from '@potli/api/contract/adminViews';
import { Button } from '@potli/ui/Button';
import { Dialog, DialogFoot } from '@potli/ui/Dialog';
import { Stack } from '@potli/ui/Layout';
import { TextField } from '@potli/ui/TextField';
import { useToast } from '@potli/ui/Toast';
import { useState } from 'react';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { refusalText } from '../../../components/forms/refusalText.ts';
import type { Views } from './useViews.ts';

interface SaveViewProps {
  create: Views['create'];
  search: ViewSearch;
  onClose: () => void;
}

/** What the list shows now gets a name. */
export function SaveView({ create, search, onClose }: SaveViewProps) {
  const [name, setName] = useState('');
  const toast = useToast();
  const given = name.trim();
  const save = () =>
    given !== '' &&
    create.mutate(
      { name: given, search },
      {
        onSuccess() {
          toast.success(`All editors find “${given}” in the views.`);
          onClose();
        },
      },
    );
  return (
    <Dialog open onOpenChange={onClose} title="Save this list" closeLabel="Close">
      <form onSubmit={handleSubmit(save)} noValidate>
        <Stack>
          <TextField
            label="Name"
            hint="Filter, order and columns are kept under it. All editors see it."
            value={name}
            maxLength={60}
            required
            error={create.error ? refusalText(create.error) : undefined}
            onChange={({ target }) => {
              create.reset();
              setName(target.value);
            }}
          />
          <DialogFoot>
            <Button type="submit" busy={create.isPending} disabled={given === ''}>
              Save
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Dialog>
  );
}
