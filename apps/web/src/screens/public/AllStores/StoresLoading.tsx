import { Container } from '@potli/ui/components/Layout/Container';
import { Section } from '@potli/ui/components/Layout/Section';
import { Loading } from '@potli/ui/components/Loading/Loading';

export function StoresLoading() {
  return (
    <Container>
      <Section>
        <Loading text="Loading..." />
      </Section>
    </Container>
  );
}
