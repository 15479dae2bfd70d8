import { ThemedPicture } from '@potli/ui/commerce/ThemedPicture/ThemedPicture';
import { Button } from '@potli/ui/components/Button/Button';
import { Heading } from '@potli/ui/components/Heading/Heading';
import { Container } from '@potli/ui/components/Layout/Container';
import { Section } from '@potli/ui/components/Layout/Section';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Text } from '@potli/ui/components/Text/Text';
import { VisuallyHidden } from '@potli/ui/components/VisuallyHidden/VisuallyHidden';
import { useNavigate } from '@tanstack/react-router';
import { useRedirectCountdown } from '../lib/useRedirectCountdown.ts';

export interface MissingPageProps {
  /** Where the visitor is sent after five seconds. */
  to: '/' | '/user_dashboard';
  /** What that page is called. */
  name: string;
}

const art = { light: '/art/not-found-light.svg', dark: '/art/not-found-dark.svg' };

/** Says that there is no such page, and goes to another one after five seconds (docs/product/site.md#missing-pages). */
export function MissingPage({ to, name }: MissingPageProps) {
  const navigate = useNavigate();
  const seconds = useRedirectCountdown(5, () => void navigate({ to }));
  return (
    <Container>
      <Section spacing="band">
        <Stack align="center" gap="x2">
          <ThemedPicture src={art} alt="Page not found" width={760} height={330} />
          <Stack align="center" gap="s">
            <Heading level={1} variant="displayL" align="center">
              This page slipped out of the potli
            </Heading>
            <Text variant="bodyL" tone="ink2" align="center">
              {`Redirecting to ${name} in ${seconds} seconds...`}
            </Text>
          </Stack>
          <Button href={to} variant="action" size="lg">
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
