import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Mail, MessageSquare, Store } from 'lucide';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { arrows } from '../../stories/direction.ts';
import { Stack } from '../Layout/Layout.tsx';
import { ToggleGroup, type ToggleGroupProps } from './ToggleGroup.tsx';

const meta = {
  title: 'Components/Forms/ToggleGroup',
  parameters: { layout: 'padded' },
  component: ToggleGroup,
  args: {
    label: 'Tell me by',
    values: ['MAIL'],
    onValuesChange: fn(),
    options: [
      { value: 'MAIL', label: 'Email', icon: Mail },
      { value: 'SMS', label: 'SMS', icon: MessageSquare },
      { value: 'PUSH', label: 'Notification', icon: Bell },
    ],
  },
  // the story keeps them
  argTypes: { values: { control: false } },
  render: function Held(args) {
    const [values, setValues] = useState(args.values);
    return (
      <ToggleGroup
        {...args}
        values={values}
        onValuesChange={(next) => {
          args.onValuesChange?.(next);
          setValues(next);
        }}
      />
    );
  },
} satisfies Meta<ToggleGroupProps<string>>;
export default meta;
type Story = StoryObj<ToggleGroupProps<string>>;

export const Playground: Story = { args: { name: 'ways' } };

export const States: Story = {
  render: (args) => (
    <Stack>
      <ToggleGroup {...args} values={[]} note="(optional)" hint="As many as you like" />
      <ToggleGroup {...args} label="Show" values={['MAIL', 'PUSH']} />
      <ToggleGroup {...args} label="Ways" required values={[]} error="Choose one way at least" />
      <ToggleGroup {...args} label="Ways of the shop" disabled />
      <ToggleGroup
        {...args}
        label="One that is missing"
        options={[
          { value: 'MAIL', label: 'Email' },
          { value: 'STORE', label: 'Store', icon: Store, disabled: true },
        ]}
      />
    </Stack>
  ),
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    const push = canvas.getByRole('button', { name: 'Notification' });
    await userEvent.click(push);
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['MAIL', 'PUSH']);
    await expect(push).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'SMS' }));
    // the order of the options, not of the clicks
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['MAIL', 'SMS', 'PUSH']);
    await userEvent.click(push);
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['MAIL', 'SMS']);
    await expect(push).toHaveAttribute('aria-pressed', 'false');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const { on, back } = arrows();
    const button = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(button('Email')).toHaveFocus();
    await userEvent.keyboard(`${on} `);
    await expect(button('SMS')).toHaveFocus();
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['MAIL', 'SMS']);
    await userEvent.keyboard(`${back}${back}{Enter}`);
    await expect(button('Notification')).toHaveFocus();
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['MAIL', 'SMS', 'PUSH']);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** The browser asks for a choice, and its message leads to the first button. */
export const RequiredInAForm: Story = {
  args: { values: [], required: true, name: 'ways' },
  decorators: [
    (Story) => (
      <form aria-label="Ways">
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Ways' });
    await expect(form.reportValidity()).toBe(false);
    await expect(canvas.getByRole('button', { name: 'Email' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(form.reportValidity()).toBe(true);
    await expect([...new FormData(form)]).toEqual([['ways', 'MAIL']]);
  },
};
