import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { box, control } from './Field.css.ts';
import { Field, type FieldProps } from './Field.tsx';
import { useField } from './useField.ts';

function OrderId(props: FieldProps) {
  const field = useField(props);
  return (
    <Field {...props} field={field}>
      <span className={box}>
        <input {...field.control} className={control} />
      </span>
    </Field>
  );
}

const meta = {
  title: 'Components/Forms/Field',
  component: OrderId,
  parameters: { layout: 'padded' },
  args: { label: 'Store order ID' },
} satisfies Meta<typeof OrderId>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Hint: Story = { args: { hint: 'As it is printed on your order', note: '(optional)' } };

export const ErrorBeforeHint: Story = {
  args: { hint: 'As it is printed on your order', error: 'Store order ID is required', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Store order ID is required');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Confirmed: Story = { args: { confirmed: 'This order is known' } };
