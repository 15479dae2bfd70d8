import { FormPanel } from '@potli/ui/FormPanel';
import { Container, Section, Stack } from '@potli/ui/Layout';
import type { ReactNode } from 'react';
import { NeedsScript } from '../NeedsScript.tsx';
import { LoginArt } from './LoginArt.tsx';

/** A page with one form about the account, beside the login picture. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section spacing="band">
      <Container>
        <FormPanel title={title} art={<LoginArt />}>
          <Stack gap="xl">
            <NeedsScript>
              This form needs JavaScript. Please switch it on, or write to us from the contact page.
            </NeedsScript>
            {children}
          </Stack>
        </FormPanel>
      </Container>
    </Section>
  );
}
