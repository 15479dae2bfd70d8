import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide';
import { expect, within } from 'storybook/test';
import { forceState } from '../../stories/forceState.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Row } from '../Layout/Layout.tsx';
import { type AnchorProps, LinkProvider } from '../LinkProvider/LinkProvider.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Actions/Link',
  parameters: { layout: 'padded' },
  component: Link,
  args: { href: '/stores', children: 'Stores' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Row gap="x2">
      <Link href="/stores">Stores</Link>
      <Link href="/stores" variant="plain">
        Stores
      </Link>
      <Link href="/stores" variant="strong">
        View all
        <Icon of={ArrowRight} />
      </Link>
    </Row>
  ),
};

function RouterAnchor({ href, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} href={href} data-router>
      {children}
    </a>
  );
}

export const ThroughTheRouter: Story = {
  decorators: [
    (Inner) => (
      <LinkProvider anchor={RouterAnchor}>
        <Inner />
      </LinkProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('data-router');
  },
};

export const Hovered: Story = { ...Variants, play: forceState('hover') };
export const Focused: Story = { ...Variants, play: forceState('focus-visible') };
export const Pressed: Story = { ...Variants, play: forceState('active') };
