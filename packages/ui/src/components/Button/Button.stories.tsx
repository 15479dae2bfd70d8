import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, RotateCcw } from 'lucide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { forceState } from '../../stories/forceState.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Row, Stack } from '../Layout/Layout.tsx';
import { Button, type LinkButtonProps, type PushButtonProps } from './Button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  parameters: { layout: 'padded' },
  component: Button,
  args: { children: 'Login' },
} satisfies Meta<PushButtonProps>;
export default meta;
type Story = StoryObj<PushButtonProps>;

export const Playground: Story = {};

const variants = ['primary', 'secondary', 'outline', 'ghost'] as const;
const sizes = ['sm', 'bar', 'md', 'lg'] as const;

export const Variants: Story = {
  render: () => (
    <Stack gap="x2">
      {variants.map((variant) => (
        <Row key={variant} wrap>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant === 'primary' ? 'Grab Deal' : 'Claim Cashback'}
            </Button>
          ))}
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} busy>
            Saving
          </Button>
        </Row>
      ))}
    </Stack>
  ),
};

export const WithIcon: Story = {
  render: () => (
    <Row wrap>
      <Button href="/stores">
        Browse stores
        <Icon of={ArrowRight} />
      </Button>
      <Button variant="outline">
        <Icon of={RotateCcw} />
        Try again
      </Button>
    </Row>
  ),
};

export const Block: Story = { args: { block: true, size: 'lg' } };

export const AsLink: StoryObj<LinkButtonProps> = {
  args: { href: '/stores', children: 'Browse stores' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Browse stores' })).toHaveAttribute('href', '/stores');
  },
};

export const BusyIgnoresClicks: Story = {
  args: { busy: true, type: 'submit', onClick: fn() },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Login' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('type', 'button');
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Hovered: Story = { ...Variants, play: forceState('hover') };
export const Focused: Story = { ...Variants, play: forceState('focus-visible') };
export const Pressed: Story = { ...Variants, play: forceState('active') };
