import { Container, Section, Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Skeleton } from '@potli/ui/Skeleton';

/** A detail page while it loads. */
export function DetailLoading() {
  return (
    <Container>
      <Section>
        <Stack gap="x2">
          <Skeleton width="60%" height={44} />
          <Skeleton height={220} shape="tile" />
          <Skeleton width="80%" />
          <Skeleton width="72%" />
          <Loading text="Loading..." />
        </Stack>
      </Section>
    </Container>
  );
}
