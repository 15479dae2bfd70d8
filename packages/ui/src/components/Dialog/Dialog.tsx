import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { type as types } from '../../theme/typography.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Read out with the title; shown by the caller's own content where it should be seen. */
  description?: string;
  closeLabel: string;
  /** Fills the 380 px beside the content, from 900 px of width; the panel is then 920 wide instead of 540. */
  art?: ReactNode;
  children: ReactNode;
}

/** A modal panel; on small screens a sheet from below. The focus returns to where it was. */
export function Dialog({ open, onOpenChange, title, description, closeLabel, art, children }: DialogProps) {
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* not Radix.Overlay: it locks scrolling by a style element, which a strict content policy refuses */}
        <div aria-hidden className={styles.scrim} />
        <Radix.Content
          className={`${styles.panel} ${art ? styles.wide : styles.narrow}`}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Radix knows triggers of its own only
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          {...(!description && { 'aria-describedby': undefined })}
        >
          {art && <div className={styles.art}>{art}</div>}
          <div className={styles.body}>
            <span aria-hidden className={styles.grabber} />
            <Radix.Title className={`${types.h1} ${styles.title}`}>{title}</Radix.Title>
            {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
            {children}
          </div>
          <span className={styles.close}>
            <Radix.Close asChild>
              <IconButton icon={X} label={closeLabel} iconSize={24} />
            </Radix.Close>
          </span>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The submit of a dialog's form: pinned to the lower edge of the sheet on small screens. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
