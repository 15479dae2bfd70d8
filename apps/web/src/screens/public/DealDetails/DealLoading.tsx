import { Container } from '@potli/ui/components/Layout/Container';
import { Grid } from '@potli/ui/components/Layout/Grid';
import { Section } from '@potli/ui/components/Layout/Section';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Loading } from '@potli/ui/components/Loading/Loading';
import { Skeleton } from '@potli/ui/components/Skeleton/Skeleton';

/** A deal's page whose picture, clock and code are still being sewn. */
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
