import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Row } from '../Layout/Layout.tsx';
import { Status } from './Status.tsx';

const meta = {
  title: 'Components/Status',
  parameters: { layout: 'padded' },
  component: Status,
  args: { success: true, children: 'Success' },
} satisfies Meta<typeof Status>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Payouts show "Success" or the bank's word; gift card orders show "SUCCESS" or "FAILED". */
export const Outcomes: Story = {
  render: () => (
    <Row wrap>
      <Status success>Success</Status>
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
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [good, bad] = [canvas.getByText('SUCCESS'), canvas.getByText('FAILED')];
    await expect(getComputedStyle(good).color).not.toBe(getComputedStyle(bad).color);
    await expect(good.querySelector('svg')?.innerHTML).not.toBe(bad.querySelector('svg')?.innerHTML);
  },
};
