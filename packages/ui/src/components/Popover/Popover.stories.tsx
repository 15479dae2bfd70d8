import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlidersHorizontal } from 'lucide';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { alongLine } from '../../stories/direction.ts';
import { inColumn, rightToLeft } from '../../stories/frames.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Row, Stack } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover, type PopoverProps } from './Popover.tsx';

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  decorators: [inColumn],
  argTypes: { trigger: { control: false }, children: { control: false } },
  args: {
    label: 'Filters',
    align: 'start',
    trigger: (
      <Button variant="outline">
        <Icon of={SlidersHorizontal} />
        Filters
      </Button>
    ),
    children: (close) => (
      <Stack gap="m">
        <Text>Show stores that</Text>
        <Stack gap="xs">
          <Checkbox label="give cashback today" defaultChecked />
          <Checkbox label="have an offer" />
        </Stack>
        <Button size="sm" onClick={close}>
          Show stores
        </Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<PopoverProps>;

const page = () => within(document.body);
const trigger = () => page().getByRole('button', { name: 'Filters' });
const panel = () => page().queryByRole('dialog', { name: 'Filters' });
const open = async () => {
  await userEvent.click(trigger());
  await waitFor(() => expect(panel()).toBeVisible());
};

export const Playground: Story = {
  args: { children: <Text>Stores that give cashback today</Text> },
  parameters: { quietControls: { align: 'moves the open panel', label: 'names the open panel' } },
};

export const Open: Story = {
  play: async () => {
    await open();
    await expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    const box = panel()?.getBoundingClientRect();
    await expect(box?.left).toBeGreaterThanOrEqual(0);
    await expect(box?.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Aligned: Story = {
  render: (args) => (
    <Row justify="end">
      <Popover {...args} align="end" />
    </Row>
  ),
  play: async () => {
    await open();
    await waitFor(() =>
      expect(alongLine(page().getByRole('dialog', { name: 'Filters' })).end).toBeCloseTo(alongLine(trigger()).end, 0),
    );
  },
};

/** The focus goes into the panel and back to the trigger. Outside stays usable. */
export const ByKeyboard: Story = {
  play: async () => {
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page().getByRole('checkbox', { name: 'give cashback today' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel()).toBeNull());
    await waitFor(() => expect(trigger()).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(panel()).toBeVisible());
    await userEvent.click(page().getByRole('button', { name: 'Show stores' }));
    await waitFor(() => expect(panel()).toBeNull());
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async () => {
    await open();
    await expect(getComputedStyle(panel() as HTMLElement).direction).toBe('rtl');
    await waitFor(() =>
      expect(panel()?.getBoundingClientRect().right).toBeCloseTo(trigger().getBoundingClientRect().right, 0),
    );
  },
};
