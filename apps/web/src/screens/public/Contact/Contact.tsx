import { SUPPORT_HOURS } from '@potli/api/contract/policy';
import { Heading } from '@potli/ui/Heading';
import { Grid, Stack } from '@potli/ui/Layout';
import { Panel } from '@potli/ui/Panel';
import { Text } from '@potli/ui/Text';
import { useApp } from '../../../app/App.tsx';
import { PlainPage } from '../../../components/PlainPage.tsx';
import { ContactForm } from './ContactForm.tsx';
import { Mailboxes } from './Mailboxes.tsx';

/** Mailboxes, and a form that opens a mail draft (docs/product/company.md#contact). */
export function Contact() {
  const { productName } = useApp().site;
  return (
    <PlainPage current="Contact">
      <Grid columns={2} gap="x5">
        <Stack gap="x3">
          <Stack gap="m">
            <Heading level={1} variant="h1Detail">
              Contact
            </Heading>
            <Text variant="bodyL" tone="muted">
              We reply within {SUPPORT_HOURS} hours, 7 days a week.
            </Text>
          </Stack>
          <Mailboxes />
        </Stack>
        <Panel as="section">
          <Stack gap="xl">
            <Stack gap="xs">
              <Heading level={2}>Write to us</Heading>
              <Text tone="muted">The form opens a draft in your mail program. Nothing is sent from this page.</Text>
            </Stack>
            <ContactForm subject={`Message to ${productName}`} />
          </Stack>
        </Panel>
      </Grid>
    </PlainPage>
  );
}
