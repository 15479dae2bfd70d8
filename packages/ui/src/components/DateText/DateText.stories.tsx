import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from '../../stories/frames.tsx';
import { DateText } from './DateText.tsx';

const meta = {
  title: 'Components/Content/DateText',
  component: DateText,
  decorators: [inColumn],
  args: { instant: '2026-11-20T06:05:00Z', missing: 'N/A' },
} satisfies Meta<typeof DateText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { quietControls: { missing: 'stands in for an instant that is missing' } },
};

export const DayOnly: Story = { args: { dayOnly: true } };

export const Missing: Story = { args: { instant: null } };
