import { Button } from '@potli/ui/Button';
import { Heading } from '@potli/ui/Heading';
import { Container, Section, Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { VisuallyHidden } from '@potli/ui/VisuallyHidden';
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
            <Text variant="bodyL" tone="muted" align="center">
              {text}
            </Text>
          </Stack>
          <Button href={href} variant="secondary" size="lg">
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
