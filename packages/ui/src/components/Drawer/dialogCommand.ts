import type { MouseEvent } from 'react';

type Command = 'show-modal' | 'close';

/**
 * Props of a button that opens or closes the native dialog with this id. In browsers with invoker commands it works
 * before any script runs; in others the click handler does it.
 */
export function dialogCommand(dialogId: string, command: Command) {
  return {
    command,
    commandfor: dialogId,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if ('commandForElement' in event.currentTarget) return;
      const dialog = document.getElementById(dialogId);
      if (!(dialog instanceof HTMLDialogElement)) return;
      if (command === 'close') dialog.close();
      else dialog.showModal();
    },
  };
}
