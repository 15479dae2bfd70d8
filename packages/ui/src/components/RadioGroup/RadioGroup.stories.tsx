import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { forceState } from '../../stories/forceState.ts';
import { rightToLeft } from '../../stories/frames.tsx';
import { Grid } from '../Layout/Layout.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  parameters: { layout: 'padded' },
  args: {
    label: 'How may we write to you?',
    defaultValue: 'MAIL',
    onChange: fn(),
    orientation: 'vertical',
    disabled: false,
    options: [
      { value: 'MAIL', label: 'By e-mail', hint: 'ananya.iyer@inbox.example' },
      { value: 'SMS', label: 'By SMS', hint: 'To +91 98765 43210' },
      { value: 'NEVER', label: 'Not at all' },
    ],
  },
} satisfies Meta<RadioGroupProps<string>>;
export default meta;
type Story = StoryObj<RadioGroupProps<string>>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Grid columns={3}>
      <RadioGroup {...args} />
      <RadioGroup {...args} label="Required" required defaultValue={undefined} hint="You can change it at any time" />
      <RadioGroup {...args} label="With an error" required defaultValue={undefined} error="Choose one" />
      <RadioGroup {...args} label="Disabled" disabled />
      <RadioGroup
        {...args}
        label="One option disabled"
        options={[
          { value: 'MAIL', label: 'By e-mail' },
          { value: 'SMS', label: 'By SMS', disabled: true },
        ]}
      />
      <RadioGroup
        {...args}
        label="In a row"
        orientation="horizontal"
        options={[
          { value: 'MAIL', label: 'Mail' },
          { value: 'SMS', label: 'SMS' },
        ]}
      />
    </Grid>
  ),
};

export const Hovered: Story = { ...States, play: forceState('hover') };
export const Focused: Story = { ...States, play: forceState('focus-visible') };
export const Pressed: Story = { ...States, play: forceState('active') };

export const ByKeyboard: Story = {
  args: { error: 'Choose one', defaultValue: undefined },
  play: async ({ args, canvas }) => {
    const radio = (name: RegExp) => canvas.getByRole('radio', { name });
    const group = canvas.getByRole('group', { name: 'How may we write to you?' });
    await expect(group).toHaveAccessibleDescription('Choose one');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(radio(/By e-mail/)).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio(/By SMS/)).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('SMS');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(radio(/Not at all/)).toBeChecked();
    await userEvent.click(canvas.getByText('ananya.iyer@inbox.example'));
    await expect(args.onChange).toHaveBeenLastCalledWith('MAIL');
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
  },
};

export const RightToLeft: Story = { ...States, decorators: [rightToLeft] };
