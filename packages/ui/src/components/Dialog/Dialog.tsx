import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide';
import type { ReactNode } from 'react';
import { type as types } from '../../theme/typography.css.ts';
import { keepWhileComposing } from '../Field/keepWhileComposing.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ScopedPortal } from '../ScopedPortal/ScopedPortal.tsx';
import * as styles from './Dialog.css.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export interface DialogProps {
  /** Shows the dialog. The caller keeps this state. */
  open: boolean;
  /** Called with `false` by the close button, Escape and a click outside. */
  onOpenChange: (open: boolean) => void;
  /** The heading; it names the dialog for screen readers. */
  title: ReactNode;
  /** Read with the title by screen readers, and shown below it. */
  description?: string;
  /** Name of the close button: "Close" */
  closeLabel: string;
  /** Fills 380 px beside the content in windows from 900 px; the panel is then 920 px wide instead of 540. */
  art?: ReactNode;
  /** The content, often a form that ends with a DialogFoot. */
  children: ReactNode;
}

/** A modal panel; on small screens a sheet at the bottom. On close the focus returns to the opener, else to the page's content. */
export function Dialog({ open, onOpenChange, title, description, closeLabel, art, children }: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {open && (
        <ScopedPortal>
          {/* not Radix.Overlay: it adds a style element to lock scrolling, which our content security policy blocks */}
          <div aria-hidden className={styles.scrim} />
          <Radix.Content
            className={`${styles.panel} ${art ? styles.wide : styles.narrow}`}
            onEscapeKeyDown={keepWhileComposing}
            {...returnFocus}
            {...(!description && { 'aria-describedby': undefined })}
          >
            {art && <div className={styles.art}>{art}</div>}
            <div className={styles.frame}>
              <div className={styles.head}>
                <span aria-hidden className={styles.grabber} />
                <Radix.Title className={`${types.h1} ${styles.title}`}>{title}</Radix.Title>
              </div>
              <div className={styles.body}>
                {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
                {children}
              </div>
              <span className={styles.close}>
                <Radix.Close asChild>
                  <IconButton icon={X} label={closeLabel} iconSize={24} />
                </Radix.Close>
              </span>
            </div>
          </Radix.Content>
        </ScopedPortal>
      )}
    </Radix.Root>
  );
}

/** The submit button of a dialog's form. On small screens it sticks to the bottom of the sheet. */
export function DialogFoot({
  children,
}: {
  /** The submit button, alone or with a second one. */
  children: ReactNode;
}) {
  return <div className={styles.foot}>{children}</div>;
}
