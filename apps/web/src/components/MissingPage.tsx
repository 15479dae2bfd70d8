import { Button } from '@potli/ui/Button';
import { Heading } from '@potli/ui/Heading';
import { Container, Section, Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { ThemedPicture } from '@potli/ui/ThemedPicture';
import { VisuallyHidden } from '@potli/ui/VisuallyHidden';
import { useNavigate } from '@tanstack/react-router';
import type { paths } from '../lib/paths.ts';
import { useCountdown } from '../lib/useCountdown.ts';

export interface MissingPageProps {
  /** Where the visitor is sent after five seconds. */
  to: typeof paths.home | typeof paths.dashboard;
  /** What that page is called. */
  name: string;
}

const art = { light: '/art/not-found-light.svg', dark: '/art/not-found-dark.svg' };

/** Says that there is no such page, and goes to another one after five seconds (docs/product/site.md#missing-pages). */
export function MissingPage({ to, name }: MissingPageProps) {
  const navigate = useNavigate();
  // Back must not lead to this page, which would send the visitor on again
  const seconds = useCountdown(5, () => void navigate({ to, replace: true }));
  return (
    <Container>
      <Section spacing="band">
        <Stack align="center" gap="x2">
          <ThemedPicture src={art} alt="Page not found" width={760} height={330} />
          <Stack align="center" gap="s">
            <Heading level={1} variant="displayL" align="center">
              This page slipped out of the potli
            </Heading>
            <Text variant="bodyL" tone="muted" align="center">
              {`Redirecting to ${name} in ${seconds} seconds...`}
            </Text>
          </Stack>
          <Button href={to} variant="secondary" size="lg">
            {`Go to ${name} now`}
          </Button>
        </Stack>
        {/* Read out once: the text above changes every second. */}
        <div role="status">
          <VisuallyHidden>{`Redirecting to ${name}`}</VisuallyHidden>
        </div>
      </Section>
    </Container>
  );
}
