import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Grid } from '../Layout/Layout.tsx';
import { CategoryCard } from './CategoryCard.tsx';

const meta = {
  title: 'Commerce/Stores and offers/CategoryCard',
  component: CategoryCard,
  decorators: [
    (Story) => (
      <Container>
        <Grid columns={6}>
          <Story />
        </Grid>
      </Container>
    ),
  ],
  args: { name: 'Apparel', href: '/categories/apparel', imageUrl: '/demo/categories/apparel.svg' },
} satisfies Meta<typeof CategoryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LongName: Story = { args: { name: 'Accessories and other small things' } };

export const NoPicture: Story = { args: { imageUrl: null } };
