import type { Meta, StoryObj } from '@storybook/react-vite';
import { Zap } from 'lucide';
import { expect } from 'storybook/test';
import { inColumn } from '../../stories/frames.tsx';
import { inDays } from '../../stories/instants.ts';
import { copyTexts, countdownTexts } from '../../stories/texts.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { CodeTicket } from '../CodeTicket/CodeTicket.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { DealHeader } from './DealHeader.tsx';

const kind = (
  <>
    <Badge tone="promote">
      <Icon of={Zap} size={15} />
      Flash deal
    </Badge>
    <Text as="span" tone="muted">
      Ends 20-11-2026 23:59
    </Text>
  </>
);

const meta = {
  title: 'Commerce/Deals and coupons/DealHeader',
  component: DealHeader,
  decorators: [inColumn],
  args: {
    title: 'Dhoom 700 wireless headphones at 62% off',
    imageUrl: '/demo/deals/headphones.svg',
    tag: 'Ends tonight',
    kind,
    shop: { name: 'Voltaara', href: '/stores_details/voltaara', reward: 'Up to 9% Cashback' },
    children: (
      <>
        <Countdown expiresAt={inDays(0.22)} texts={countdownTexts} />
        <CodeTicket label="Coupon code" code="DHOOM62" noCodeText="N/A" copy={copyTexts} />
      </>
    ),
    grab: { text: 'Grab Deal', href: 'https://shop.voltaara.example' },
  },
} satisfies Meta<typeof DealHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Offline: Story = {
  args: {
    claim: { text: 'Claim Cashback', href: '/user_dashboard/missing_cashback' },
    note: 'This shop reports sales by claim. Shop first, then claim your cashback with the order id.',
  },
};

export const OfferOnly: Story = {
  args: { imageUrl: null, tag: null, children: <CodeTicket label="Coupon code" code="" noCodeText="N/A" /> },
};

export const Over: Story = {
  args: {
    tag: null,
    grab: undefined,
    instead: <Button href="/deals">Other deals</Button>,
    children: <Countdown expiresAt="2026-01-01T00:00:00Z" isOver texts={countdownTexts} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EXPIRED')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Grab Deal' })).toBeNull();
  },
};
