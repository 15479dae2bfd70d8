import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark, Mail } from 'lucide';
import { Link } from '../../components/Link/Link.tsx';
import { inColumn } from '../../stories/frames.tsx';
import { Point } from './Point.tsx';

const meta = {
  title: 'Foundations/Motifs/Point',
  component: Point,
  decorators: [inColumn],
  args: {
    icon: Landmark,
    level: 2,
    title: 'Paid to your bank, automatically',
    text: 'Every approved rupee is sent to your bank account automatically. There is no minimum and no fee.',
  },
} satisfies Meta<typeof Point>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithLink: Story = {
  args: {
    icon: Mail,
    title: 'Support',
    text: 'Clicks, cashback and payouts.',
    children: <Link href="mailto:care@potli.example">care@potli.example</Link>,
  },
};
