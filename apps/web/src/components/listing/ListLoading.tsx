import { Container, Grid, Section, Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Skeleton } from '@potli/ui/Skeleton';

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A list page while its cards load. */
export function ListLoading() {
  return (
    <Container>
      <Section>
        <Stack gap="x2">
          <Skeleton width="240px" height={40} />
          <Grid columns={4}>
            {places.map((place) => (
              <Skeleton key={place} height={150} shape="tile" />
            ))}
          </Grid>
          <Loading text="Loading..." />
        </Stack>
      </Section>
    </Container>
  );
}
