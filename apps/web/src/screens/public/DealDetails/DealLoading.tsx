import { Container, Grid, Section, Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Skeleton } from '@potli/ui/Skeleton';

/** A deal's page while it loads. */
export function DealLoading() {
  return (
    <Container>
      <Section>
        <Stack gap="x2">
          <Grid columns={2} gap="x4">
            <Skeleton height={300} shape="tile" />
            <Stack gap="x2">
              <Skeleton width="40%" />
              <Skeleton height={44} />
              <Skeleton width="70%" height={78} shape="tile" />
              <Skeleton height={88} shape="tile" />
            </Stack>
          </Grid>
          <Skeleton width="80%" />
          <Skeleton width="72%" />
          <Loading text="Loading..." />
        </Stack>
      </Section>
    </Container>
  );
}
