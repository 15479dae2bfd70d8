import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { alongLine } from '../../stories/direction.ts';
import { forceState } from '../../stories/forceState.ts';
import { rightToLeft } from '../../stories/frames.tsx';
import { Grid } from '../Layout/Layout.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  parameters: { layout: 'padded' },
  args: {
    label: 'Mails about payouts',
    hint: 'On the day the money is sent',
    defaultChecked: false,
    disabled: false,
    onChange: fn(),
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Grid columns={3}>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="With a hint" hint="On the day the money is sent" defaultChecked />
      <Switch label="Off, disabled" disabled />
      <Switch label="On, disabled" disabled defaultChecked />
      <Switch label="With an error" error="This could not be saved. Please try again." />
    </Grid>
  ),
};

export const Hovered: Story = { ...States, play: forceState('hover') };
export const Focused: Story = { ...States, play: forceState('focus-visible') };
export const Pressed: Story = { ...States, play: forceState('active') };

const beadOf = ({ nextElementSibling: bead }: HTMLElement) => (bead ? alongLine(bead).start : 0);

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('switch', { name: /Mails about payouts/ });
    const off = beadOf(input);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(beadOf(input) - off).toBe(20));
    await userEvent.click(canvas.getByText('On the day the money is sent'));
    await expect(input).not.toBeChecked();
  },
};

/** The bead moves along the line of the text, to the left. */
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('switch');
    const off = beadOf(input);
    await userEvent.click(input);
    await waitFor(() => expect(beadOf(input) - off).toBe(20));
  },
};
