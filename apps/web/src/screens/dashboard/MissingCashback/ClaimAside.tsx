import { Heading } from '@potli/ui/components/Heading/Heading';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Link } from '@potli/ui/components/Link/Link';
import { Panel } from '@potli/ui/components/Panel/Panel';
import { Text } from '@potli/ui/components/Text/Text';
import { Advice } from '../../../components/forms/Advice.tsx';
import { MY_CLAIMS } from '../../../lib/claimPaths.ts';

const READY = [
  'The order ID from the store’s app or email',
  'The invoice, or a screenshot of the order page',
  'The day and time you ordered',
];

/** What helps with a claim, and the way to those that are filed. */
export function ClaimAside() {
  return (
    <Stack gap="xl">
      <Advice title="Keep these ready" points={READY} />
      <Panel as="section" padding="roomy">
        <Stack gap="m">
          <Heading level={2} variant="h3">
            Already filed one?
          </Heading>
          <Text tone="ink2">Check its status in My Missing Cashback.</Text>
          <Text variant="label">
            <Link href={MY_CLAIMS}>My Missing Cashback</Link>
          </Text>
        </Stack>
      </Panel>
    </Stack>
  );
}
