import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, userEvent, within } from 'storybook/test';
import { Grid } from '../Layout/Layout.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Components/Forms/DateField',
  parameters: { layout: 'padded' },
  component: DateField,
  args: {
    label: 'Delivery date',
    note: '(optional)',
    pickLabel: 'Choose the delivery date',
    value: '',
    onValueChange: fn(),
  },
  // the story keeps it
  argTypes: { value: { control: false } },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DateField
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange?.(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Grid columns={3}>
      <DateField {...args} />
      <DateField {...args} label="Transaction date" value="2026-11-12" />
      <DateField {...args} label="Order time" required withTime value="2026-11-12T18:24" />
      <DateField {...args} label="Birth Date" value="2014-02-01" error="You need to be 18 or older to join" />
      <DateField {...args} label="Transaction date" value="2026-11-12" disabled />
      <DateField {...args} label="Birth Date" value="1994-08-17" readOnly />
    </Grid>
  ),
};

/** Digits are enough; the value is a date only when one is complete. */
export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^Delivery date/ });
    await expect(field).toHaveAttribute('placeholder', 'dd-mm-yyyy');
    await userEvent.type(field, '1211202');
    await expect(field).toHaveValue('12-11-202');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12-11-202');
    await userEvent.type(field, '6');
    await expect(field).toHaveValue('12-11-2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-12');
    await userEvent.clear(field);
    await userEvent.type(field, '5-1-2026');
    await userEvent.tab();
    await expect(field).toHaveValue('05-01-2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-01-05');
  },
};

/** The calendar is the browser's; only the text is a field for assistive technology. */
export const Chosen: Story = {
  args: {
    label: 'Order time',
    note: undefined,
    required: true,
    withTime: true,
    pickLabel: 'Choose the order time',
    max: '2026-11-20T23:59',
  },
  play: async ({ args, canvas, canvasElement }) => {
    const opened = spyOn(HTMLInputElement.prototype, 'showPicker').mockReturnValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose the order time' }));
    await expect(opened).toHaveBeenCalledOnce();
    const calendar = canvasElement.querySelector<HTMLInputElement>('input[type="datetime-local"]');
    await expect(calendar).toHaveAttribute('max', '2026-11-20T23:59');
    await fireEvent.change(calendar as HTMLInputElement, { target: { value: '2026-11-12T18:24' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-12T18:24');
    await expect(within(canvasElement).getAllByRole('textbox')).toHaveLength(1);
    await expect(canvas.getByLabelText(/^Order time/)).toHaveValue('12-11-2026 18:24');
  },
};
