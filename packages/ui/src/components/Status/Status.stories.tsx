import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isForced } from '../../stories/isForced.ts';
import { Row } from '../Layout/Layout.tsx';
import { Status } from './Status.tsx';

const meta = {
  title: 'Components/Feedback/Status',
  parameters: { layout: 'padded' },
  component: Status,
  args: { success: true, children: 'Success' },
} satisfies Meta<typeof Status>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { success: false, children: 'Failed' } };

/** Payouts show "Success" or the bank's word; gift card orders show "SUCCESS" or "FAILED". */
export const Outcomes: Story = {
  render: () => (
    <Row wrap>
      <Status success>Success</Status>
      <Status success={false} pending>
        Processing
      </Status>
      <Status success={false}>Returned by bank</Status>
      <Status success>SUCCESS</Status>
      <Status success={false}>FAILED</Status>
    </Row>
  ),
};

export const TextNamesTheOutcome: Story = {
  render: () => (
    <Row>
      <Status success>SUCCESS</Status>
      <Status success={false}>FAILED</Status>
      <Status success={false} pending>
        PROCESSING
      </Status>
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const badges = ['SUCCESS', 'FAILED', 'PROCESSING'].map((text) => within(canvasElement).getByText(text));
    const colors = new Set(badges.map((badge) => getComputedStyle(badge).color));
    await expect(colors.size).toBe(isForced() ? 1 : 3);
    await expect(new Set(badges.map((badge) => badge.querySelector('svg')?.innerHTML)).size).toBe(3);
  },
};
