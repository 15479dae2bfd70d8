import { Button } from '@potli/ui/Button';
import { FactList } from '@potli/ui/FactList';
import { Heading } from '@potli/ui/Heading';
import { Container, Sections, Stack } from '@potli/ui/Layout';

interface ThanksProps {
  searchParams: Promise<Record<string, string | undefined>>;
}

export default async function Thanks({ searchParams }: ThanksProps) {
  const claim = await searchParams;
  return (
    <Container as="main">
      <Sections ends="page">
        <Stack gap="m">
          <Heading level={1}>Thank you</Heading>
          <FactList facts={Object.entries(claim).map(([label, value = '']) => ({ label, value }))} />
          <Button href="/" variant="outline">
            Back to the deals
          </Button>
        </Stack>
      </Sections>
    </Container>
  );
}
