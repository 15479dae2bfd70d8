import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from '../../stories/frames.tsx';
import { MoneyText } from './MoneyText.tsx';

const meta = {
  title: 'Components/Content/MoneyText',
  component: MoneyText,
  decorators: [inColumn],
  args: { rupees: 123456.78 },
} satisfies Meta<typeof MoneyText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Paise: Story = { args: { precision: 'paise' } };

export const Figure: Story = { args: { variant: 'figureL', tone: 'neutral' } };
