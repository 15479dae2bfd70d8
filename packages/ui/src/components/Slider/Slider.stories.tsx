import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { arrows } from '../../stories/direction.ts';
import { Stack } from '../Layout/Layout.tsx';
import { RangeSlider, type RangeSliderProps, Slider } from './Slider.tsx';

const meta = {
  title: 'Components/Forms/Slider',
  parameters: { layout: 'padded' },
  component: Slider,
  args: { label: 'Least cashback', value: 30, onValueChange: fn(), valueText: '{value} %' },
  // the story keeps it
  argTypes: { value: { control: false } },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Slider
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange?.(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { name: 'least' },
  parameters: { quietControls: { step: 'counts while it is moved' } },
};

const priceRange = {
  label: 'Price',
  min: 0,
  max: 5000,
  step: 50,
  valueText: '₹{value}',
  thumbLabels: ['Lowest price', 'Highest price'],
} as const;

export const States: Story = {
  render: (args) => (
    <Stack>
      <Slider {...args} hint="Stores that give less are left out" />
      <Slider {...args} label="At the start" value={0} />
      <Slider {...args} label="At the end" value={100} note="(optional)" />
      <RangeSlider {...priceRange} value={[500, 2500]} onValueChange={fn()} />
      <Slider {...args} label="Wrong" value={5} required error="Choose 10 % or more" />
      <Slider {...args} label="Disabled" disabled />
      <RangeSlider {...priceRange} label="Price of the gift" value={[500, 2500]} onValueChange={fn()} disabled />
    </Stack>
  ),
};

const shownAt = (element: HTMLElement) => element.getAttribute('aria-valuenow');

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const { on, back } = arrows();
    const thumb = canvas.getByRole('slider', { name: 'Least cashback' });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard(on);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(31);
    await expect(thumb).toHaveAttribute('aria-valuetext', '31 %');
    await expect(canvas.getByText('31 %')).toBeVisible();
    await userEvent.keyboard(`${back}${back}{PageUp}`);
    await expect(shownAt(thumb)).toBe('39');
    await userEvent.keyboard('{End}');
    await expect(shownAt(thumb)).toBe('100');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(shownAt(thumb)).toBe('0');
  },
};

/** The value where the pointer is on the track, along the line of text. */
export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    const thumb = canvas.getByRole('slider', { name: 'Least cashback' });
    const track = thumb.parentElement?.parentElement as HTMLElement;
    const { left, right, top } = track.getBoundingClientRect();
    const end = getComputedStyle(track).direction === 'rtl' ? left + 1 : right - 1;
    await userEvent.pointer({ keys: '[MouseLeft]', target: track, coords: { clientX: end, clientY: top + 22 } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(100);
    await expect(thumb).toHaveFocus();
    const bead = thumb.getBoundingClientRect();
    await expect(Math.abs((bead.left + bead.right) / 2 - end)).toBeLessThan(16);
  },
};

/** A range whose story keeps both ends. */
function HeldRange(args: Pick<RangeSliderProps, 'onValueChange'>) {
  const [value, setValue] = useState<RangeSliderProps['value']>([500, 600]);
  return (
    <form aria-label="Filter">
      <RangeSlider
        {...priceRange}
        name="price"
        value={value}
        onValueChange={(next) => {
          args.onValueChange?.(next);
          setValue(next);
        }}
      />
    </form>
  );
}

const onRange = fn<(value: readonly [number, number]) => void>();

/** Two thumbs with names of their own, in a group that the label names. They do not pass each other. */
export const Range: Story = {
  render: () => <HeldRange onValueChange={onRange} />,
  play: async ({ canvas }) => {
    const { on, back } = arrows();
    await expect(canvas.getByRole('group', { name: 'Price' })).toBeVisible();
    const [from, to] = [
      canvas.getByRole('slider', { name: 'Lowest price' }),
      canvas.getByRole('slider', { name: 'Highest price' }),
    ];
    await userEvent.tab();
    await expect(from).toHaveFocus();
    await userEvent.keyboard(on);
    await expect(onRange).toHaveBeenLastCalledWith([550, 600]);
    await userEvent.keyboard(`${on}${on}${on}`);
    await expect([shownAt(from), shownAt(to)]).toEqual(['600', '600']);
    await expect(from).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(back);
    await expect([shownAt(from), shownAt(to)]).toEqual(['600', '600']);
    await userEvent.keyboard(on);
    await expect(canvas.getByText('₹600 – ₹650')).toBeVisible();
    const sent = new FormData(canvas.getByRole<HTMLFormElement>('form', { name: 'Filter' }));
    await expect([...sent]).toEqual([
      ['price', '600'],
      ['price', '650'],
    ]);
  },
};
