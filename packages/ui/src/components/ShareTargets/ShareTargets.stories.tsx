import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { isForced } from '../../stories/isForced.ts';
import { Band } from '../Band/Band.tsx';
import { Container, Section } from '../Layout/Layout.tsx';
import { ShareTargets } from './ShareTargets.tsx';

const meta = {
  title: 'Commerce/Going to a shop/ShareTargets',
  parameters: { layout: 'padded' },
  component: ShareTargets,
  args: {
    shared: {
      url: 'https://api.potli.example/custom-link/9fK2xQ7b',
      title: 'Check out this shop',
      text: 'Shop here and we both save.',
    },
    labels: {
      group: 'Share your link',
      whatsApp: 'WhatsApp',
      telegram: 'Telegram',
      email: 'E-mail',
      copy: 'Copy link',
    },
    messages: {
      copied: 'Text copied to clipboard!',
      failed: 'Failed to copy text. Please try manually copying.',
      onMessage: fn(),
    },
  },
} satisfies Meta<typeof ShareTargets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OnSurface: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(within(canvas.getByRole('list', { name: 'Share your link' })).getAllByRole('listitem')).toHaveLength(
      4,
    );
    const whatsApp = canvas.getByRole('link', { name: 'WhatsApp' });
    await expect(whatsApp).toHaveAttribute('href', expect.stringContaining('https://wa.me/?text='));
    await expect(whatsApp).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'E-mail' })).not.toHaveAttribute('target');
    const copy = canvas.getByRole('button', { name: 'Copy link' });
    const chips = [...canvas.getAllByRole('link'), copy];
    await expect(new Set(chips.map(({ offsetWidth }) => offsetWidth)).size).toBe(1);
    if (isForced()) return;
    const fills = chips.map((chip) => getComputedStyle(chip).backgroundColor);
    await expect(fills).not.toContain('rgba(0, 0, 0, 0)');
    await expect(new Set(fills).size).toBe(2);
  },
};

export const OnFeatureBand: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Band tone="feature">
      <Section spacing="band">
        <Container>
          <ShareTargets {...args} ground="feature" />
        </Container>
      </Section>
    </Band>
  ),
};

export const CopiesTheLink: Story = {
  play: async ({ args, canvasElement }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy link' }));
    await expect(writeText).toHaveBeenCalledWith(args.shared.url);
    await expect(args.messages.onMessage).toHaveBeenCalledWith('Text copied to clipboard!', 'success');
  },
};
