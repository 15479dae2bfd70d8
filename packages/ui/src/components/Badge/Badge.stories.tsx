import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, X } from 'lucide';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Row } from '../Layout/Layout.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Feedback/Badge',
  parameters: { layout: 'padded' },
  component: Badge,
  args: { children: 'Store' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: () => (
    <Row wrap>
      <Badge tone="money">
        <Icon of={Check} size={14} />
        Success
      </Badge>
      <Badge tone="money">Share Link</Badge>
      <Badge tone="warn">Credit Card</Badge>
      <Badge tone="promote">Offer</Badge>
      <Badge tone="info">Store</Badge>
      <Badge tone="danger">
        <Icon of={X} size={14} />
        Failed
      </Badge>
      <Badge>Gift Card</Badge>
    </Row>
  ),
};

/** A code keeps its letters for those who read it by program, and looks like the words beside it. */
export const Code: Story = {
  args: { tone: 'money', code: true, children: 'SUCCESS' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('SUCCESS');
    // biome-ignore lint/performance/useDomNodeTextContent: innerText is what is drawn
    await expect(badge.innerText).toBe('Success');
  },
};
