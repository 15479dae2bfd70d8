import { ErrorState } from '@potli/ui/ErrorState';
import { Container, Section } from '@potli/ui/Layout';
import { useRouter } from '@tanstack/react-router';

/** A page whose server failed: says so, and tries again on request. */
export function Broken() {
  const router = useRouter();
  return (
    <Container>
      <Section spacing="band">
        <ErrorState
          title="This page did not load"
          text="Something went wrong on our side. Your clicks and cashback are safe."
          retryLabel="Try again"
          onRetry={() => void router.invalidate()}
        />
      </Section>
    </Container>
  );
}
