import type { ResponseOf } from '@potli/api';
import type { createStaffToken } from '@potli/api/contract/adminStaff';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { CopyButton } from '@potli/ui/CopyButton';
import { DialogFoot } from '@potli/ui/Dialog';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { Row, Stack } from '@potli/ui/Layout';
import { TextField } from '@potli/ui/TextField';
import { Info, TriangleAlert } from 'lucide';
import { useCopyMessages } from '../../../lib/useCopyMessages.ts';

interface MadeTokenProps {
  made: ResponseOf<typeof createStaffToken>;
  onDone: () => void;
}

/** A new token, which is shown this once. */
export function MadeToken({ made: { name, token, expiresAt }, onDone }: MadeTokenProps) {
  const messages = useCopyMessages();
  return (
    <Stack>
      {token === null ? (
        <Callout icon={TriangleAlert} tone="warn" role="status">
          {`The token was made, but the answer that had it got lost. Revoke ${name}, and make another under a new name.`}
        </Callout>
      ) : (
        <>
          <Callout icon={Info} tone="info" role="status">
            {`Copy it now: it is shown this once, and valid until ${formatDateTime(expiresAt, '')}.`}
          </Callout>
          <TextField label="Token" readOnly value={token} />
          <Row>
            <CopyButton text={token} label="Copy token" size="md" variant="secondary" messages={messages} />
          </Row>
        </>
      )}
      <DialogFoot>
        <Button onClick={onDone}>Done</Button>
      </DialogFoot>
    </Stack>
  );
}
