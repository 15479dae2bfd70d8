import { logoutEverywhere } from '@potli/api/contract/session';
import { Button } from '@potli/ui/Button';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { Panel } from '@potli/ui/Panel';
import { Text } from '@potli/ui/Text';
import { useToast } from '@potli/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { useLogout } from '../../../features/session/useLogout.ts';
import { useLatch } from '../../../lib/useLatch.ts';

/**
 * Ends every session of the member (docs/product/login.md#logout), after a second press: this device is logged out, too. The
 * focus, and the place of the first button, go to No, so that a double press or a held Enter ends nothing.
 */
export function AllDevices() {
  const { api } = useApp();
  const [isAsking, setIsAsking] = useState(false);
  const wasAsking = useLatch(isAsking);
  const logout = useLogout();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(logoutEverywhere, {}),
    onSuccess: () => logout(),
    onError: () => toast.error('You are still logged in. Please try again.'),
  });
  return (
    <Panel as="section">
      <Stack gap="l">
        <Heading level={2}>Your devices</Heading>
        <Text>
          Did you lose a phone, or log in on somebody else’s computer? Log out everywhere, and log in here again.
        </Text>
        {isAsking ? (
          <Row gap="m" wrap>
            <Button key="no" variant="outline" autoFocus onClick={() => setIsAsking(false)}>
              No, stay logged in
            </Button>
            <Button key="yes" busy={isPending} onClick={() => mutate()}>
              Yes, log out everywhere
            </Button>
          </Row>
        ) : (
          <Row>
            <Button key="ask" variant="outline" autoFocus={wasAsking} onClick={() => setIsAsking(true)}>
              Log out on all devices
            </Button>
          </Row>
        )}
      </Stack>
    </Panel>
  );
}
