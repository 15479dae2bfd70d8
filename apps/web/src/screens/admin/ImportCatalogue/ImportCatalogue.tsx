import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Text } from '@potli/ui/Text';
import { useToast } from '@potli/ui/Toast';
import { useNavigate } from '@tanstack/react-router';
import { Info } from 'lucide';
import { useEffect } from 'react';
import { useStaff } from '../../../features/staff/StaffContext.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { ImportDifference } from './ImportDifference.tsx';
import { ImportForm } from './ImportForm.tsx';
import { useImportMachine } from './useImportMachine.ts';

/** A file for the shop window: first its difference, then exactly that as one change (docs/product/admin-import.md). */
export function ImportCatalogue() {
  const [state, send, actor] = useImportMachine();
  const toast = useToast();
  const navigate = useNavigate();
  const { rights } = useStaff();
  useEffect(() => {
    const { unsubscribe } = actor.on('file.published', ({ outcome, changeId }) => {
      if (changeId === null) return;
      if (outcome === 'waiting') toast.info('The change waits for a second person.');
      else toast.success('Published. Visitors see it now.');
      void navigate({ to: adminPaths.change(changeId) });
    });
    return unsubscribe;
  }, [actor, toast, navigate]);
  const { checked } = state.context;
  return (
    <Stack gap="x2">
      <Row justify="between" gap="m" wrap>
        <Heading level={1}>Import</Heading>
        {rights.includes('export') && <Link href={adminPaths.export}>Export</Link>}
      </Row>
      {state.hasTag('form') && (
        <Stack gap="l">
          <Text tone="muted">
            A catalogue document (JSON) or a table of one kind (CSV). Checking it changes nothing: you see the
            difference first.
          </Text>
          <ImportForm state={state} send={send} />
        </Stack>
      )}
      {state.hasTag('difference') && checked && (
        <ImportDifference key={checked.answer.seen} state={state} send={send} answer={checked.answer} />
      )}
      {state.hasTag('done') && (
        <Stack gap="m">
          <Callout icon={Info} tone="info" role="status">
            The shop has all of this already.
          </Callout>
          <Row>
            <Button variant="outline" onClick={() => send({ type: 'import.restarted' })}>
              Choose another file
            </Button>
          </Row>
        </Stack>
      )}
    </Stack>
  );
}
