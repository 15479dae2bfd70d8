import type { MyPan } from '@potli/api/contract/tax';
import { Button } from '@potli/ui/Button';
import { FactList } from '@potli/ui/FactList';
import { formatDate } from '@potli/ui/format/formatDateTime';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { Panel } from '@potli/ui/Panel';
import { Text } from '@potli/ui/Text';
import { useState } from 'react';
import { useLatch } from '../../../lib/useLatch.ts';
import { PanForm } from './PanForm.tsx';
import { panPurpose } from './panPurpose.ts';

/** The member's PAN (docs/product/money.md#pan): what it is asked for, what is on file, and a form for it. */
export function PanPanel({ pan }: { pan: MyPan }) {
  const [nowMs] = useState(() => Date.now());
  const [isChanging, setChanging] = useState(false);
  const isForm = pan.masked === null || isChanging;
  const wasForm = useLatch(isForm);
  return (
    <Panel as="section" aria-label="PAN">
      <Stack gap="l">
        <Stack gap="s">
          <Heading level={2} variant="h3">
            PAN
          </Heading>
          <Text>{panPurpose(pan, nowMs)}</Text>
        </Stack>
        {isForm ? (
          <PanForm
            autoFocus={isChanging}
            onCancel={isChanging ? () => setChanging(false) : undefined}
            onSaved={() => setChanging(false)}
          />
        ) : (
          <>
            <FactList
              facts={[
                { label: 'On file', value: pan.masked ?? '' },
                { label: 'Saved', value: formatDate(pan.savedAt, 'N/A') },
              ]}
            />
            <Row>
              {/* after Save or Cancel the focus moves here */}
              <Button variant="outline" autoFocus={wasForm} onClick={() => setChanging(true)}>
                Change
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Panel>
  );
}
