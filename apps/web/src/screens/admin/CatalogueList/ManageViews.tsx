import type { CatalogueView, ViewSearch } from '@potli/api/contract/adminViews';
import { Button } from '@potli/ui/Button';
import { Dialog } from '@potli/ui/Dialog';
import { IconButton } from '@potli/ui/IconButton';
import { Row, Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { TextField } from '@potli/ui/TextField';
import { useToast } from '@potli/ui/Toast';
import { Trash2 } from 'lucide';
import { useState } from 'react';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import type { Views } from './useViews.ts';

interface ManageViewsProps {
  views: Views;
  /** What the list shows now. */
  search: ViewSearch;
  onClose: () => void;
}

/** The views of a list: each is renamed, shows what the list shows now, or is deleted. */
export function ManageViews({ views, search, onClose }: ManageViewsProps) {
  return (
    <Dialog open onOpenChange={onClose} title="Change the views" closeLabel="Close">
      {views.views.length === 0 ? (
        <Text>There are no views any more.</Text>
      ) : (
        <Stack as="ul" gap="x2">
          {views.views.map((view) => (
            <li key={view.id}>
              <ViewForm {...{ view, views, search }} />
            </li>
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

function ViewForm({ view, views, search }: Omit<ManageViewsProps, 'onClose'> & { view: CatalogueView }) {
  const [name, setName] = useState(view.name);
  const toast = useToast();
  const { change, remove } = views;
  const given = name.trim();
  const rename = () =>
    change.mutate(
      { id: view.id, name: given },
      { onSuccess: () => toast.success(`“${view.name}” is called “${given}” now.`) },
    );
  const replace = () =>
    change.mutate({ id: view.id, search }, { onSuccess: () => toast.success(`“${view.name}” shows this list now.`) });
  return (
    <form aria-label={view.name} onSubmit={handleSubmit(rename)} noValidate>
      <Stack gap="s">
        <TextField label="Name" value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        <Row gap="s" wrap>
          <Button type="submit" variant="outline" size="sm" disabled={given === '' || given === view.name}>
            Rename
          </Button>
          <Button variant="outline" size="sm" onClick={replace}>
            Let it show this list
          </Button>
          <IconButton icon={Trash2} label={`Delete ${view.name}`} onClick={() => remove.mutate(view)} />
        </Row>
      </Stack>
    </form>
  );
}
