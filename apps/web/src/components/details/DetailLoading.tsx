import { Container } from '@potli/ui/components/Layout/Container';
import { Section } from '@potli/ui/components/Layout/Section';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Loading } from '@potli/ui/components/Loading/Loading';
import { Skeleton } from '@potli/ui/components/Skeleton/Skeleton';

/** A detail page that is still being sewn. */
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
