import { Copy } from 'lucide';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { CopyButtonProps } from './CopyButton.tsx';
import { tellCopy } from './tellCopy.ts';

/** Copies a text where there is no room for words: `label` is for those who do not see the icon. */
export function CopyIconButton({ text, label, messages }: Pick<CopyButtonProps, 'text' | 'label' | 'messages'>) {
  return <IconButton icon={Copy} label={label} iconSize={18} onClick={() => void tellCopy(text, messages)} />;
}
