import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { Grid } from '../Layout/Layout.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Components/DateField',
  parameters: { layout: 'padded' },
  component: DateField,
  args: { label: 'Birth Date', note: '(optional)' },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Grid columns={3}>
      <DateField label="Birth Date" note="(optional)" value="" onChange={fn()} />
      <DateField label="Transaction date" defaultValue="2026-11-12" />
      <DateField label="Order time" required withTime defaultValue="2026-11-12T18:24" />
      <DateField label="Birth Date" defaultValue="2014-02-01" error="You need to be 18 or older to join" />
    </Grid>
  ),
};

/** Date and time, with `max`. */
export const DayAndTime: Story = {
  args: {
    label: 'Order time',
    note: undefined,
    required: true,
    withTime: true,
    max: '2026-11-20T23:59',
    onChange: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>(/^Order time/);
    await fireEvent.change(input, { target: { value: '2026-11-12T18:24' } });
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(input).toHaveValue('2026-11-12T18:24');
    await fireEvent.change(input, { target: { value: '2026-12-01T10:00' } });
    await expect(input.validity.rangeOverflow).toBe(true);
  },
};
