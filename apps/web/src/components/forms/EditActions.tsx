import { Button } from '@potli/ui/Button';
import { Row } from '@potli/ui/Layout';
import { useLatch } from '../../lib/useLatch.ts';

interface EditActionsProps {
  /** False while the form is edited. */
  reading: boolean;
  busy: boolean;
  /** Whether there are saved details, so that Cancel can go back to them. */
  exists: boolean;
  saveText: string;
  /** The form was left for another one and comes back saved: the focus moves to Update. */
  returned?: boolean;
  onUpdate: () => void;
  onCancel: () => void;
}

/** Update while a form is read-only, a submit button while it is edited (docs/product/profile.md#form). */
export function EditActions({
  reading,
  busy,
  exists,
  saveText,
  returned = false,
  onUpdate,
  onCancel,
}: EditActionsProps) {
  const edited = useLatch(!reading);
  return (
    <Row justify="end" gap="m" wrap>
      {reading ? (
        // after Save or Cancel the focus moves to Update
        <Button key="update" variant="secondary" size="lg" autoFocus={edited || returned} onClick={onUpdate}>
          Update
        </Button>
      ) : (
        <>
          {exists && !busy && (
            <Button variant="ghost" size="lg" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button key="save" type="submit" variant="secondary" size="lg" busy={busy}>
            {saveText}
          </Button>
        </>
      )}
    </Row>
  );
}
