import type { NamedClickOut } from '@potli/ui/ClickOutButton';
import { useCopyMessages } from '../../lib/useCopyMessages.ts';

/** The code that Get Deal and Grab Deal take along to the shop; nothing where none is needed. */
export function useCodeAlong() {
  const messages = useCopyMessages();
  return (code: string): NamedClickOut['copies'] =>
    code === '' ? undefined : { text: code, messages: { ...messages, copied: `Code ${code} copied` } };
}
