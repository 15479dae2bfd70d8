import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../Layout/Layout.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/Forms/TextArea',
  parameters: { layout: 'padded' },
  component: TextArea,
  args: { label: 'Message', note: '(optional)' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Grid columns={3}>
      <TextArea label="Message" note="(optional)" placeholder="What happened after you ordered" />
      <TextArea
        label="Message"
        required
        defaultValue="Order delivered on Monday. The click shows in My Clicks, but no cashback appeared after five days."
      />
      <TextArea label="Message" required defaultValue="Hi" error="Write at least 5 characters" />
      <TextArea label="Address" rows={2} hint="As the bank has it" />
      <TextArea label="Address" rows={2} readOnly defaultValue="14, Lamington Road, Mumbai 400007" />
      <TextArea label="Address" rows={2} disabled />
    </Grid>
  ),
};

export const TakesLines: Story = {
  args: { error: 'Write at least 5 characters' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: /Message/ });
    await userEvent.type(input, 'First line{Enter}second line');
    await expect(input).toHaveValue('First line\nsecond line');
    await expect(input).toHaveAccessibleDescription('Write at least 5 characters');
  },
};
