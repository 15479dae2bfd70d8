import { Button } from '@potli/ui/Button';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';

/** Leaves the way to the shop. */
export function CancelButton() {
  const navigate = useNavigate();
  return (
    <Button variant="outline" size="lg" onClick={() => leave(() => void navigate({ to: paths.home }))}>
      Cancel
    </Button>
  );
}

/** Goes back where there is history, else closes the window, else goes home (docs/product/clickout.md#cancel). */
function leave(goHome: () => void): void {
  if (history.length > 1) {
    history.back();
    return;
  }
  window.close();
  // a window that was not opened by script does not close; go home then
  setTimeout(() => !window.closed && goHome(), 100);
}
