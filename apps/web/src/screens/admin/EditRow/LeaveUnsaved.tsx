import { AlertDialog } from '@potli/ui/AlertDialog';
import { useBlocker } from '@tanstack/react-router';

interface LeaveUnsavedProps {
  isChanged: boolean;
  /** The editor leaves: what was not saved is thrown away. */
  onLeave: () => void;
}

/** Asks before a page is left with what was not saved; the browser asks before the tab is closed. */
export function LeaveUnsaved({ isChanged, onLeave }: LeaveUnsavedProps) {
  const { status, proceed, reset } = useBlocker({
    // a link within the page leaves nothing
    shouldBlockFn: ({ current, next }) => isChanged && current.pathname !== next.pathname,
    enableBeforeUnload: isChanged,
    withResolver: true,
  });
  return (
    <AlertDialog
      open={status === 'blocked'}
      onOpenChange={() => reset?.()}
      title="Leave without saving?"
      description="What you changed here is in this form only. Visitors do not see it, and no draft has it."
      confirmLabel="Leave"
      cancelLabel="Stay here"
      onConfirm={() => {
        onLeave();
        proceed?.();
      }}
    />
  );
}
