import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp } from 'lucide';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Row } from '../Layout/Layout.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: {
    text: 'The store has seen your order and will confirm it after the return window.',
    children: (trigger) => <IconButton {...trigger} icon={CircleHelp} label="What is Cashback in Pending?" />,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { clientOnly: 'its control gets attributes' } };

const tipOf = (canvas: HTMLElement) => canvas.querySelector('[role="tooltip"]');
const isOpen = (canvas: HTMLElement) => tipOf(canvas)?.matches(':popover-open') ?? false;

async function expectInside(canvas: HTMLElement) {
  const tip = tipOf(canvas)?.getBoundingClientRect();
  await expect(tip?.left).toBeGreaterThanOrEqual(0);
  await expect(tip?.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
}

export const Closed: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(isOpen(canvasElement)).toBe(false);
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(args.text);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await waitFor(() => expect(isOpen(canvasElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(isOpen(canvasElement)).toBe(false));
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

/** A mouse that was not moved enters what appears under it. That does not open what Escape closed. */
export const UnderAMouseThatRests: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await waitFor(() => expect(isOpen(canvasElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(isOpen(canvasElement)).toBe(false));
    const button = within(canvasElement).getByRole('button');
    button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    await new Promise(requestAnimationFrame);
    await expect(isOpen(canvasElement)).toBe(false);
  },
};

export const ByMouse: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.hover(button);
    await waitFor(() => expect(isOpen(canvasElement)).toBe(true));
    await userEvent.unhover(button);
    await waitFor(() => expect(isOpen(canvasElement)).toBe(false));
  },
};

/** Stays open for the screenshot and for axe. */
export const ByTap: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: within(canvasElement).getByRole('button') });
    await waitFor(() => expect(isOpen(canvasElement)).toBe(true));
    await expectInside(canvasElement);
  },
};

/** Without a mouse: a tap opens it, it fits a phone, and a tap elsewhere closes it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  parameters: { layout: 'fullscreen' },
  render: ({ text }) => (
    <Row justify="between">
      <Button>Elsewhere</Button>
      <Tooltip text={text}>{(trigger) => <IconButton {...trigger} icon={CircleHelp} label="Pending?" />}</Tooltip>
    </Row>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const tap = (name: string) => userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name }) });
    await tap('Pending?');
    await waitFor(() => expect(isOpen(canvasElement)).toBe(true));
    await expect(canvas.getByText(args.text)).toBeVisible();
    await expectInside(canvasElement);
    await tap('Elsewhere');
    await waitFor(() => expect(isOpen(canvasElement)).toBe(false));
    await tap('Pending?');
    await waitFor(() => expect(isOpen(canvasElement)).toBe(true));
  },
};

/** It follows its trigger when the window gets narrower: a phone that is turned. */
export const WindowGetsNarrower: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ text }) => (
    <div data-turned style={{ width: '100%' }}>
      <Row justify="end">
        <Tooltip text={text}>{(trigger) => <Button {...trigger}>End</Button>}</Tooltip>
      </Row>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'End' });
    await userEvent.click(button);
    await waitFor(() => expect(isOpen(canvasElement)).toBe(true));
    canvasElement.querySelector('[data-turned]')?.setAttribute('style', 'width: 320px');
    window.dispatchEvent(new Event('resize'));
    const [tip, trigger] = [tipOf(canvasElement), button].map((each) => each?.getBoundingClientRect());
    await expect(tip?.left).toBeLessThan(trigger?.right ?? 0);
    await expect(tip?.right).toBeGreaterThan(trigger?.left ?? 0);
  },
};

/** The tooltip stays inside the window; without space above it opens below. */
export const AtTheEdges: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ text }) => (
    <Row justify="between">
      <Tooltip text={text}>{(trigger) => <Button {...trigger}>Start</Button>}</Tooltip>
      <Tooltip text={text}>{(trigger) => <Button {...trigger}>End</Button>}</Tooltip>
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'End' }));
    const [, last] = [...canvasElement.querySelectorAll('[role="tooltip"]')];
    await waitFor(() => expect(last?.matches(':popover-open')).toBe(true));
    const box = last?.getBoundingClientRect();
    await expect(box?.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(box?.top).toBeGreaterThanOrEqual(canvas.getByRole('button', { name: 'End' }).clientHeight);
  },
};
