import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldMessage } from './FieldMessage.tsx';

const meta = {
  title: 'Components/Forms/FieldMessage',
  component: FieldMessage,
  parameters: { layout: 'padded' },
  args: { tone: 'error', children: 'Phone number must be exactly 10 digits' },
} satisfies Meta<typeof FieldMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Confirmed: Story = { args: { tone: 'confirmed', children: 'IFSC looks right' } };

export const Hint: Story = { args: { tone: 'hint', children: 'As it is printed on your order' } };
