import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Gift, Hourglass, ShieldCheck, ShoppingBag } from 'lucide';
import { expect } from 'storybook/test';
import { Row } from '../Layout/Layout.tsx';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Components/Content/Icon',
  component: Icon,
  parameters: { layout: 'padded' },
  args: { of: Gift },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: () => (
    <Row>
      <Icon of={Gift} size={16} />
      <Icon of={Hourglass} />
      <Icon of={ShieldCheck} size={28} />
      <Icon of={ShoppingBag} size={56} />
    </Row>
  ),
};

/** The sign is drawn on the disc. */
export const Filled: Story = {
  args: { of: CircleCheck, filled: true },
  play: async ({ canvasElement }) => {
    const [disc, sign] = canvasElement.querySelectorAll('svg > *');
    await expect(disc && getComputedStyle(disc).fill).toBe(disc && getComputedStyle(disc).stroke);
    await expect(sign && getComputedStyle(sign).stroke).not.toBe(disc && getComputedStyle(disc).stroke);
  },
};

export const IsDecorative: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
