import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { Panel } from '@potli/ui/Panel';
import { Text } from '@potli/ui/Text';

export function Statement() {
  return (
    <Stack gap="x2">
      <Heading level={1}>Statement</Heading>
      <Panel>
        <Text>Nothing is here yet.</Text>
      </Panel>
    </Stack>
  );
}
