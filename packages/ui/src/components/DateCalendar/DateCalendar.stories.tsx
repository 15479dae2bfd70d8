import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { arrows } from '../../stories/direction.ts';
import { DateField } from '../DateField/DateField.tsx';
import { DateCalendar, type DateCalendarProps } from './DateCalendar.tsx';

const onValueChange = fn<(value: string) => void>();

/** A field whose calendar it is. */
function DeliveryDate(calendar: DateCalendarProps) {
  const [value, setValue] = useState('2026-11-12');
  return (
    <DateField
      label="Delivery date"
      pickLabel="Choose the delivery date"
      min="2026-10-05"
      max="2026-12-18"
      value={value}
      onValueChange={(next) => {
        onValueChange(next);
        setValue(next);
      }}
      calendar={<DateCalendar {...calendar} />}
    />
  );
}

const meta = {
  title: 'Components/Forms/DateCalendar',
  parameters: { layout: 'padded' },
  component: DateCalendar,
  args: {
    disabledDays: ['2026-11-14'],
    disabledWeekdays: [0],
    texts: {
      loading: 'Loading the calendar',
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      month: 'Month',
      year: 'Year',
      today: 'Today, {day}',
      chosen: '{day}, chosen',
    },
  },
  render: (args) => <DeliveryDate {...args} />,
} satisfies Meta<typeof DateCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: {
    quietControls: {
      disabledDays: 'shows in the open calendar',
      disabledWeekdays: 'shows in the open calendar',
      weekStart: 'shows in the open calendar',
      texts: 'shows in the open calendar',
    },
  },
};

const opener = 'Choose the delivery date';
const open = async (press: () => Promise<unknown>) => {
  await press();
  await screen.findByRole('grid', { name: 'November 2026' });
};
const byPointer = () => userEvent.click(screen.getByRole('button', { name: opener }));
const day = (name: string | RegExp) => screen.getByRole('button', { name });

/** The month of the day in the field, with the days that cannot be chosen. */
export const Open: Story = {
  args: { weekStart: 1 },
  play: async () => {
    await open(byPointer);
    await waitFor(() => expect(day('Thursday, 12 November 2026, chosen')).toHaveFocus());
    const [monday] = within(screen.getByRole('grid')).getAllByRole('columnheader', { hidden: true });
    await expect(monday).toHaveAttribute('aria-label', 'Monday');
    await expect(day('Saturday, 14 November 2026')).toBeDisabled();
    await expect(day('Sunday, 15 November 2026')).toBeDisabled();
    await expect(day('Monday, 16 November 2026')).toBeEnabled();
  },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await open(byPointer);
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await screen.findByRole('grid', { name: 'December 2026' });
    await expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
    await expect(day('Saturday, 19 December 2026')).toBeDisabled();
    await userEvent.click(day('Friday, 18 December 2026'));
    await expect(onValueChange).toHaveBeenLastCalledWith('2026-12-18');
    await expect(canvas.getByRole('textbox', { name: 'Delivery date' })).toHaveValue('18-12-2026');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: opener })).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  play: async () => {
    const { on, back } = arrows();
    await userEvent.tab();
    await userEvent.tab();
    await open(() => userEvent.keyboard('{Enter}'));
    await waitFor(() => expect(day(/12 November 2026, chosen/)).toHaveFocus());
    await userEvent.keyboard(on);
    await expect(day('Friday, 13 November 2026')).toHaveFocus();
    // what cannot be chosen is passed over
    await userEvent.keyboard(on);
    await expect(day('Monday, 16 November 2026')).toHaveFocus();
    await userEvent.keyboard(`{ArrowUp}${back}`);
    await expect(day('Saturday, 7 November 2026')).toHaveFocus();
    await userEvent.keyboard('{PageUp}{Enter}');
    await expect(onValueChange).toHaveBeenLastCalledWith('2026-10-07');
    await waitFor(() => expect(screen.getByRole('button', { name: opener })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid', { name: 'October 2026' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  },
};

/** Months and years are lists, so that a birth date is two choices away. */
export const Lists: Story = {
  play: async () => {
    await open(byPointer);
    const months = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month' });
    await expect(months).toHaveDisplayValue('November');
    await userEvent.selectOptions(months, 'October');
    await screen.findByRole('grid', { name: 'October 2026' });
    await expect(day('Sunday, 4 October 2026')).toBeDisabled();
    await expect(screen.getByRole('combobox', { name: 'Year' })).toHaveDisplayValue('2026');
  },
};

/** The text stays the field: what is typed is what the calendar shows. */
export const TypedFirst: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Delivery date' });
    await userEvent.clear(field);
    await userEvent.type(field, '03122026');
    await expect(onValueChange).toHaveBeenLastCalledWith('2026-12-03');
    await byPointer();
    await screen.findByRole('grid', { name: 'December 2026' });
    await waitFor(() => expect(day('Thursday, 3 December 2026, chosen')).toHaveFocus());
  },
};
