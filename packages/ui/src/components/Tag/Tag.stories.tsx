import type { Meta, StoryObj } from '@storybook/react-vite';
import { Store } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';
import { forceState } from '../../stories/forceState.ts';
import { rightToLeft } from '../../stories/frames.tsx';
import { Row, Stack } from '../Layout/Layout.tsx';
import { Tag, type TagProps } from './Tag.tsx';

type RemovableTag = Extract<TagProps, { removeLabel: string }>;

const meta = {
  title: 'Components/Content/Tag',
  component: Tag,
  parameters: { layout: 'padded' },
  argTypes: {
    tone: { control: 'inline-radio', options: ['neutral', 'highlight', 'info'] },
    disabled: { control: 'boolean' },
  },
  args: {
    children: 'Electronics',
    onRemove: fn(),
    removeLabel: 'Remove Electronics',
    tone: 'neutral',
    disabled: false,
  },
} satisfies Meta<RemovableTag>;
export default meta;
type Story = StoryObj<RemovableTag>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Remove Electronics' });
    await expect(remove.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

const long = 'Everything for the kitchen, the dining table and the balcony of a small flat';

export const Variants: Story = {
  render: (args) => (
    <Stack gap="m">
      {(['neutral', 'highlight', 'info'] as const).map((tone) => (
        <Row key={tone} wrap>
          <Tag tone={tone}>Electronics</Tag>
          <Tag tone={tone} icon={Store} onRemove={args.onRemove} removeLabel="Remove Juttigali">
            Juttigali
          </Tag>
          <Tag tone={tone} onRemove={args.onRemove} removeLabel="Remove Electronics">
            Electronics
          </Tag>
          <Tag tone={tone} onRemove={args.onRemove} removeLabel="Remove Travels" disabled>
            Travels
          </Tag>
          <Tag
            tone={tone}
            image={{ src: '/demo/cards/mayura.svg', shape: 'card' }}
            onRemove={args.onRemove}
            removeLabel="Remove Mayura"
          >
            Mayura
          </Tag>
        </Row>
      ))}
      <Row>
        <Tag onRemove={args.onRemove} removeLabel={`Remove ${long}`}>
          {long}
        </Tag>
      </Row>
    </Stack>
  ),
};

export const Hovered: Story = { ...Variants, play: forceState('hover') };
export const Focused: Story = { ...Variants, play: forceState('focus-visible') };
export const Pressed: Story = { ...Variants, play: forceState('active') };

export const RightToLeft: Story = { ...Variants, decorators: [rightToLeft] };
