import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard, Store, Zap } from 'lucide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const meta = {
  title: 'Components/Forms/SegmentedControl',
  parameters: { layout: 'padded' },
  component: SegmentedControl,
  args: {
    label: 'Gender',
    note: '(optional)',
    defaultValue: 'MALE',
    onChange: fn(),
    options: [
      { value: 'MALE', label: 'Male' },
      { value: 'FEMALE', label: 'Female' },
      { value: 'OTHER', label: 'Other' },
    ],
  },
} satisfies Meta<SegmentedControlProps<string>>;
export default meta;
type Story = StoryObj<SegmentedControlProps<string>>;

export const Playground: Story = {};

export const Choosing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: /Gender/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Female' }));
    await expect(args.onChange).toHaveBeenCalledWith('FEMALE');
    await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio('Male')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio('Female')).toHaveFocus();
    await expect(radio('Female')).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(radio('Other')).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('OTHER');
  },
};

export const WithIconsAndError: Story = {
  args: {
    label: 'Source type',
    note: undefined,
    required: true,
    defaultValue: undefined,
    error: 'Choose what you are claiming for',
    options: [
      { value: 'STORE', label: 'Store', icon: Store },
      { value: 'CREDIT_CARD', label: 'Credit Card', icon: CreditCard },
      { value: 'FLASH_DEAL', label: 'Flash Deal', icon: Zap },
    ],
  },
  play: async ({ canvasElement }) => {
    // on a phone the icon stands above its name, which keeps to one line
    const height = window.matchMedia('(max-width: 480px)').matches ? 58 : 48;
    const segments = [...canvasElement.querySelectorAll('label')];
    await expect(segments.map(({ offsetHeight }) => offsetHeight)).toEqual([height, height, height]);
  },
};

export const OnAPhone: Story = { ...WithIconsAndError, globals: { viewport: { value: 'mobile' } } };

/** The card of the claim form on the smallest phones. */
export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: WithIconsAndError.args,
  decorators: [
    (Story) => (
      <div style={{ width: '252px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const segments = [...canvasElement.querySelectorAll('label')];
    await expect(new Set(segments.map(({ offsetTop }) => offsetTop)).size).toBe(1);
    for (const { scrollWidth, clientWidth } of segments) await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
