import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from '../../stories/frames.tsx';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Components/Content/Prose',
  component: Prose,
  decorators: [inColumn],
  args: {
    html: '<p>Juttigali began as one lane of cobblers behind Patiala’s Qila Mubarak.</p><p>Most orders leave the workshop within <strong>two days</strong>.</p>',
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  args: {
    html: '<h3>How it works</h3><ol><li>Choose a pair.</li><li>Pay as you like.</li></ol><ul><li>Juttis</li><li>Sandals</li></ul><p>Read the <a href="/terms-and-conditions">terms</a>.</p><table><tbody><tr><th scope="row">Juttis</th><td>9%</td></tr></tbody></table>',
  },
};
