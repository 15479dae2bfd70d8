import { ErrorState } from '@potli/ui/components/ErrorState/ErrorState';
import { Container } from '@potli/ui/components/Layout/Container';
import { useRouter } from '@tanstack/react-router';

/** Dynamic sections are the only list whose failure is shown (docs/product/home.md#failures). */
export function SectionsFailed() {
  const router = useRouter();
  return (
    <Container>
      <ErrorState
        title="Failed to fetch data. Please try again later."
        retryLabel="Try again"
        onRetry={() => void router.invalidate()}
      />
    </Container>
  );
}
