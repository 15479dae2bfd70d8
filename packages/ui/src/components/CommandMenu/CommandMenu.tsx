import { useEffect } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { unlessComposing } from '../Field/unlessComposing.ts';
import { CommandList, type CommandListProps } from './CommandList.tsx';

export type { Command, CommandGroup } from './Command.ts';

export interface CommandMenuProps extends Omit<CommandListProps, 'label' | 'onDone'> {
  /** Shows the menu. The caller keeps this state. */
  open: boolean;
  /** Called with `false` when a command is chosen, by Escape and by a click outside; with `true` by the keys of `openKey`. */
  onOpenChange: (open: boolean) => void;
  /** Names the dialog and its field: "Commands" */
  title: string;
  /** Name of the close button: "Close" */
  closeLabel: string;
  /** A letter that opens and closes the menu with Ctrl or ⌘: "k". Without one only the page does. */
  openKey?: string;
}

/** What one can do and where one can go, found by typing. Arrow keys move, Enter chooses. */
export function CommandMenu({ open, onOpenChange, title, closeLabel, openKey, ...list }: CommandMenuProps) {
  useEffect(() => {
    if (!openKey) return;
    const ended = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      const isOpener = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isOpener || event.key.toLowerCase() !== openKey.toLowerCase()) return;
      // the browser's own: a search in its address bar
      event.preventDefault();
      onOpenChange(!open);
    };
    document.addEventListener('keydown', unlessComposing(onKeyDown), { signal: ended.signal });
    return () => ended.abort();
  }, [openKey, open, onOpenChange]);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} closeLabel={closeLabel}>
      <CommandList {...list} label={title} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}
