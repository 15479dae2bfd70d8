import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../components/Layout/Container.tsx';
import { Grid } from '../../components/Layout/Grid.tsx';
import { CategoryPotli } from './CategoryPotli.tsx';

const meta = {
  title: 'Commerce/CategoryPotli',
  component: CategoryPotli,
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
} satisfies Meta<typeof CategoryPotli>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const LongName: Story = { args: { name: 'Accessories and other small things' } };

export const NoPicture: Story = { args: { imageUrl: null } };
