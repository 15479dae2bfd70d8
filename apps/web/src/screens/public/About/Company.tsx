import { Heading } from '@potli/ui/components/Heading/Heading';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Link } from '@potli/ui/components/Link/Link';
import { Text } from '@potli/ui/components/Text/Text';
import { useApp } from '../../../app/App.tsx';
import { company, legalName } from '../../../company/company.ts';

/** Who runs the shop. */
export function Company() {
  const { productName } = useApp().site;
  return (
    <Stack as="section" gap="xl">
      <Heading level={2}>Who runs it</Heading>
      <Stack gap="m">
        <Text>
          {productName} is run by {legalName(productName)}, {company.office}. Members must be 18 or older.
        </Text>
        <Text>
          What you agree to and what we keep about you is written down in plain words:{' '}
          <Link href="/terms-and-conditions">Terms & Conditions</Link>, <Link href="/refund-policy">Refund Policy</Link>{' '}
          and <Link href="/privacy-policy">Privacy Policy</Link>.
        </Text>
      </Stack>
    </Stack>
  );
}
