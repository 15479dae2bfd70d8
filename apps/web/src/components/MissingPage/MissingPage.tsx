import { Button } from '@potli/ui/components/Button/Button';
import { Heading } from '@potli/ui/components/Heading/Heading';
import { Container } from '@potli/ui/components/Layout/Container';
import { Section } from '@potli/ui/components/Layout/Section';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Text } from '@potli/ui/components/Text/Text';
import { VisuallyHidden } from '@potli/ui/components/VisuallyHidden/VisuallyHidden';
import { NotFoundArt } from './NotFoundArt.tsx';

export interface MissingPageProps {
  /** Counts; screen readers hear `announcement` once instead. */
  text: string;
  announcement: string;
  href: string;
  action?: string;
}

export function MissingPage({ text, announcement, href, action = 'Go to Home now' }: MissingPageProps) {
  return (
    <Container>
      <Section spacing="band">
        <Stack align="center" gap="x2">
          <NotFoundArt />
          <Stack align="center" gap="s">
            <Heading level={1} variant="displayL" align="center">
              This page slipped out of the potli
            </Heading>
            <Text variant="bodyL" tone="ink2" align="center">
              {text}
            </Text>
          </Stack>
          <Button href={href} variant="action" size="lg">
            {action}
          </Button>
        </Stack>
        <div role="status">
          <VisuallyHidden>{announcement}</VisuallyHidden>
        </div>
      </Section>
    </Container>
  );
}
