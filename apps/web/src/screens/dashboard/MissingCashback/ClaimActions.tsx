import { Button } from '@potli/ui/Button';
import { Row, Stack } from '@potli/ui/Layout';
import { Progress } from '@potli/ui/Progress';
import type { ClaimProps } from './useDisputeMachine.ts';

/** Clear and Submit. During an upload: its progress, and Cancel. */
export function ClaimActions({ state, send }: ClaimProps) {
  const busy = state.hasTag('busy');
  const uploading = state.matches({ claim: 'uploading' });
  return (
    <Stack gap="l">
      {uploading && <Progress label="Uploading files..." value={state.context.sent} />}
      <Row justify="end" gap="m" wrap>
        {uploading && (
          <Button variant="ghost" size="lg" onClick={() => send({ type: 'upload.cancelled' })}>
            Cancel upload
          </Button>
        )}
        {!busy && (
          <Button variant="ghost" size="lg" onClick={() => send({ type: 'clear.chosen' })}>
            Clear
          </Button>
        )}
        <Button type="submit" variant="secondary" size="lg" busy={busy}>
          Submit
        </Button>
      </Row>
    </Stack>
  );
}
