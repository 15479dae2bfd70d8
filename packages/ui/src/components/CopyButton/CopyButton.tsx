import { Copy } from 'lucide';
import { Button, type PushButtonProps } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { copyable } from './CopyButton.css.ts';
import { type CopyMessages, copyAndNotify } from './copyText.ts';

export interface CopyButtonProps extends Pick<PushButtonProps, 'variant' | 'size' | 'block' | 'disabled'> {
  /** The text to copy. */
  text: string;
  /** "Copy", "Copy code" */
  label: string;
  /** What a toast says after the copy, and who shows it. */
  messages: CopyMessages;
  /** Rendered as `data-replay`: a click before hydration is repeated on the element with this id. */
  replayId?: string;
}

/** Copies a text through the clipboard API, or by the event of a copy where that fails. */
export function CopyButton({ text, label, messages, replayId, size = 'sm', ...look }: CopyButtonProps) {
  return (
    <Button {...look} size={size} data-replay={replayId} onClick={() => void copyAndNotify(text, messages)}>
      <Icon of={Copy} size={18} />
      {label}
    </Button>
  );
}

/** The text itself as the button, as large as its nearest positioned ancestor; `label` is for screen readers. */
export function CopyableText({
  text,
  label,
  messages,
  replayId,
}: Pick<CopyButtonProps, 'text' | 'label' | 'messages' | 'replayId'>) {
  return (
    <button
      type="button"
      className={copyable}
      aria-label={label}
      data-replay={replayId}
      onClick={() => void copyAndNotify(text, messages)}
    >
      {text}
    </button>
  );
}

/** The same with an icon only; `label` is for screen readers. */
export function CopyIconButton({ text, label, messages }: Pick<CopyButtonProps, 'text' | 'label' | 'messages'>) {
  return <IconButton icon={Copy} label={label} iconSize={18} onClick={() => void copyAndNotify(text, messages)} />;
}
