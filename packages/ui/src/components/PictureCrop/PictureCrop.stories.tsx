import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { largestArea, PictureCrop } from './PictureCrop.tsx';

const meta = {
  title: 'Components/Forms/PictureCrop',
  component: PictureCrop,
  parameters: { layout: 'padded' },
  args: {
    picture: await createImageBitmap(new ImageData(400, 200)),
    area: { x: 0, y: 50, width: 400, height: 100 },
    onAreaChange: fn(),
    label: 'Drag the picture, or move it with the arrow keys',
    zoomLabel: 'Size',
  },
  render: function Held(args) {
    const [area, setArea] = useState(args.area);
    const keep = (next: typeof area) => {
      args.onAreaChange(next);
      setArea(next);
    };
    return <PictureCrop {...args} area={area} onAreaChange={keep} />;
  },
} satisfies Meta<typeof PictureCrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const view = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Drag the picture, or move it with the arrow keys' });

export const Round: Story = {
  args: { area: largestArea({ width: 400, height: 200 }, 1), look: 'round' },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    view(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onAreaChange).toHaveBeenLastCalledWith({ x: 0, y: 55, width: 400, height: 100 });
    await userEvent.keyboard('++++++++++');
    await expect(args.onAreaChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ width: expect.closeTo(200) as unknown }),
    );
  },
};

export const Zoomed: Story = {
  play: async ({ args, canvasElement }) => {
    await fireEvent.change(within(canvasElement).getByLabelText('Size'), { target: { value: '2' } });
    await expect(args.onAreaChange).toHaveBeenLastCalledWith({ x: 100, y: 75, width: 200, height: 50 });
    await expect(within(canvasElement).getByLabelText('Size')).toHaveValue('2');
  },
};

const touch = (element: HTMLElement, type: string, pointerId: number, clientX: number, clientY: number) =>
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId, clientX, clientY }));

/** A made-up pointer cannot be captured. */
const ungrip = (element: HTMLElement) => {
  element.setPointerCapture = () => undefined;
};

export const Dragged: Story = {
  play: async ({ args, canvasElement }) => {
    const element = view(canvasElement);
    ungrip(element);
    touch(element, 'pointerdown', 1, 10, element.clientHeight);
    touch(element, 'pointermove', 1, 10, element.clientHeight / 2);
    await expect(args.onAreaChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ y: expect.closeTo(100, 0) as unknown }),
    );
  },
};

/** Two fingers that part make the picture larger, and so does the wheel. */
export const ByTwoFingers: Story = {
  play: async ({ args, canvasElement }) => {
    const element = view(canvasElement);
    ungrip(element);
    touch(element, 'pointerdown', 1, 100, 50);
    touch(element, 'pointerdown', 2, 150, 50);
    touch(element, 'pointermove', 2, 200, 50);
    await expect(args.onAreaChange).toHaveBeenLastCalledWith({ x: 100, y: 75, width: 200, height: 50 });
    touch(element, 'pointerup', 2, 200, 50);
    await waitFor(() => expect(within(canvasElement).getByLabelText('Size')).toHaveValue('2'));
    element.dispatchEvent(new WheelEvent('wheel', { deltaY: 400, cancelable: true }));
    await waitFor(() => expect(args.onAreaChange).toHaveBeenLastCalledWith({ x: 0, y: 50, width: 400, height: 100 }));
  },
};
