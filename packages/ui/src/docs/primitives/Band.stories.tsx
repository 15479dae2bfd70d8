import type { Meta, StoryObj } from '@storybook/react-vite';
import { Band } from '../../components/Band/Band.tsx';
import { Container } from '../../components/Layout/Container.tsx';
import { Section } from '../../components/Layout/Section.tsx';

const meta = {
  title: 'Components/Band',
  component: Band,
  args: {
    tone: 'field',
    as: 'div',
    children: (
      <Section spacing="band">
        <Container>Shop like always</Container>
      </Section>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Band>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FieldHangs: Story = { args: { hem: 'down' } };

export const CouponRises: Story = { args: { tone: 'coupon', hem: 'up' } };

export const ShareBoth: Story = { args: { tone: 'band', hem: 'both' } };

export const NightRises: Story = { args: { tone: 'night', hem: 'up' } };
