import type { Decorator } from '@storybook/react-vite';
import { Band } from '../components/Band/Band.tsx';
import { Container, Grid, Section } from '../components/Layout/Layout.tsx';

/** The width of the page column. */
export const inColumn: Decorator = (Story) => (
  <Section>
    <Container>
      <Story />
    </Container>
  </Section>
);

/** One cell of a grid of cards. */
export const inCell: Decorator = (Story) => (
  <Section>
    <Container>
      <Grid columns={4}>
        <Story />
      </Grid>
    </Container>
  </Section>
);

/** The band of the coupon section. */
export const onCouponBand: Decorator = (Story) => (
  <Band tone="accent" as="div">
    <Section spacing="band">
      <Container>
        <Grid columns={3}>
          <Story />
        </Grid>
      </Container>
    </Section>
  </Band>
);

/** As in languages that are written from the right, such as Urdu. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);
