import type { ViewSearch } from '@potli/api/contract/adminViews';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { Button } from '@potli/ui/Button';
import { Icon } from '@potli/ui/Icon';
import { Menu, MenuItem, MenuRadioGroup, MenuSeparator } from '@potli/ui/Menu';
import { Bookmark } from 'lucide';
import { useState } from 'react';
import { ManageViews } from './ManageViews.tsx';
import { SaveView } from './SaveView.tsx';
import { useViews } from './useViews.ts';

interface ViewMenuProps {
  kind: CatalogueKindName;
  /** What the list shows now. */
  search: ViewSearch;
  onOpen: (search: ViewSearch) => void;
}

const toKey = (search: ViewSearch) =>
  JSON.stringify(Object.entries(search).toSorted(([one], [other]) => one.localeCompare(other)));

/** Named views of a list: opens one, stores what the list shows now, and leads to where they are renamed and deleted. */
export function ViewMenu({ kind, search, onOpen }: ViewMenuProps) {
  const views = useViews(kind);
  const [dialog, setDialog] = useState<'save' | 'manage'>();
  const current = views.views.find((view) => toKey(view.search) === toKey(search));
  const options = views.views.map(({ id, name }) => ({ value: id, label: name }));
  const close = () => setDialog(undefined);
  const open = (id: string) => {
    const chosen = views.views.find((view) => view.id === id);
    if (chosen) onOpen(chosen.search);
  };
  const trigger = (
    <Button variant="outline" size="sm">
      <Icon of={Bookmark} size={18} />
      {current ? `View: ${current.name}` : 'Views'}
    </Button>
  );
  return (
    <>
      <Menu trigger={trigger} align="end">
        {options.length > 0 && (
          <>
            <MenuRadioGroup label="Views" value={current?.id ?? ''} options={options} onChange={open} />
            <MenuSeparator />
          </>
        )}
        <MenuItem onSelect={() => setDialog('save')}>Save this list</MenuItem>
        {options.length > 0 && <MenuItem onSelect={() => setDialog('manage')}>Change the views</MenuItem>}
      </Menu>
      {dialog === 'save' && <SaveView create={views.create} search={search} onClose={close} />}
      {dialog === 'manage' && <ManageViews views={views} search={search} onClose={close} />}
    </>
  );
}
