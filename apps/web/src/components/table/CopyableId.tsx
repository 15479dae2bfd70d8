import { ShortId, type ShortIdProps } from '@potli/ui/ShortId';
import { useCopyMessages } from '../../lib/useCopyMessages.ts';

/** An id in a table: its end, and a button that copies all of it. */
export function CopyableId(props: Omit<ShortIdProps, 'messages'>) {
  return <ShortId {...props} messages={useCopyMessages()} />;
}
