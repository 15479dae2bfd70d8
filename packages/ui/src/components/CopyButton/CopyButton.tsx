import { Copy } from 'lucide';
import { Button, type PushButtonProps } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type CopyMessages, copyAndNotify } from './copyText.ts';

export interface CopyButtonProps extends Pick<PushButtonProps, 'variant' | 'size' | 'block' | 'disabled'> {
  /** What lands on the clipboard. */
  text: string;
  /** "Copy", "Copy code" */
  label: string;
  messages: CopyMessages;
  /** Rendered as `data-replay`: a click before the page is hydrated is replayed on this element. */
  replayId?: string;
}

/** Copies a text: through the clipboard, or a hidden text area where that is refused. */
export function CopyButton({ text, label, messages, replayId, size = 'sm', ...look }: CopyButtonProps) {
  return (
    <Button {...look} size={size} data-replay={replayId} onClick={() => void copyAndNotify(text, messages)}>
      <Icon of={Copy} size={18} />
      {label}
    </Button>
  );
}

/** Copies a text where there is no room for words: `label` is for those who do not see the icon. */
export function CopyIconButton({ text, label, messages }: Pick<CopyButtonProps, 'text' | 'label' | 'messages'>) {
  return <IconButton icon={Copy} label={label} iconSize={18} onClick={() => void copyAndNotify(text, messages)} />;
}
