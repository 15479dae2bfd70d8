import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, X } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { Row } from '../Layout/Layout.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Badge',
  parameters: { layout: 'padded' },
  component: Badge,
  args: { children: 'Store' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

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
