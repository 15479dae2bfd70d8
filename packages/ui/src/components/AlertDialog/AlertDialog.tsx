import * as Radix from '@radix-ui/react-alert-dialog';
import { type IconNode, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { type as types } from '../../theme/typography.css.ts';
import { Button } from '../Button/Button.tsx';
import * as dialog from '../Dialog/Dialog.css.ts';
import { useReturnFocus } from '../Dialog/useReturnFocus.ts';
import { keepWhileComposing } from '../Field/keepWhileComposing.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ScopedPortal } from '../ScopedPortal/ScopedPortal.tsx';
import * as styles from './AlertDialog.css.ts';

export interface AlertDialogProps {
  /** Shows the dialog. The caller keeps this state. */
  open: boolean;
  /** Called with `false` by the cancel button and Escape. A click outside does not close it. */
  onOpenChange: (open: boolean) => void;
  /** The question: "Delete this question?" */
  title: ReactNode;
  /** What happens then, and whether it can be undone. */
  description: ReactNode;
  /** The verb of the title: "Delete" */
  confirmLabel: string;
  /** The way back: "Keep it", "Cancel" */
  cancelLabel: string;
  /** The caller closes the dialog, at once or when it is done. */
  onConfirm: () => void;
  /** It is being done: the dialog stays open until the caller closes it. */
  busy?: boolean;
  /** `danger` for what cannot be undone, `warn` for what can. */
  tone?: keyof typeof styles.marks;
  /** The sign on the disc beside the title. */
  icon?: IconNode;
}

/** A question that must be answered before anything else. The focus begins on the cancel button. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  busy = false,
  tone = 'danger',
  icon = TriangleAlert,
}: AlertDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      {open && (
        <ScopedPortal>
          <div aria-hidden className={dialog.scrim} />
          <Radix.Content
            aria-modal
            className={`${dialog.panel} ${dialog.narrow}`}
            onEscapeKeyDown={keepWhileComposing}
            {...returnFocus}
          >
            <div className={dialog.whole}>
              <span className={styles.marks[tone]}>
                <Icon of={icon} size={28} />
              </span>
              <Radix.Title className={types.h2}>{title}</Radix.Title>
              <Radix.Description className={dialog.description}>{description}</Radix.Description>
              <div className={styles.answers}>
                <Button busy={busy} onClick={onConfirm}>
                  {confirmLabel}
                </Button>
                <Radix.Cancel asChild>
                  <Button variant="outline" aria-disabled={busy || undefined}>
                    {cancelLabel}
                  </Button>
                </Radix.Cancel>
              </div>
            </div>
          </Radix.Content>
        </ScopedPortal>
      )}
    </Radix.Root>
  );
}
