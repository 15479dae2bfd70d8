import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard, Store, Zap } from 'lucide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { arrows } from '../../stories/direction.ts';
import { forceState } from '../../stories/forceState.ts';
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

const meta = {
  title: 'Components/Navigation/Tabs',
  parameters: { layout: 'padded' },
  component: Tabs,
  args: {
    label: 'Questions about',
    onChange: fn(),
    tabs: [
      { value: 'STORE', label: 'Stores', content: <Text>Cashback shows within two days of your order.</Text> },
      { value: 'CREDIT_CARD', label: 'Credit Cards', content: <Text>The bank confirms once the card is used.</Text> },
      { value: 'FLASH_DEALS', label: 'Flash Deals', content: <Text>A deal ends when its clock does.</Text> },
    ],
  },
} satisfies Meta<TabsProps<string>>;
export default meta;
type Story = StoryObj<TabsProps<string>>;

export const Playground: Story = {};
export const Chosen: Story = { args: { defaultValue: 'CREDIT_CARD' } };

export const WithIcons: Story = {
  args: {
    tabs: [
      { value: 'STORE', label: 'Stores', icon: Store, content: <Text>Stores</Text> },
      { value: 'CREDIT_CARD', label: 'Credit Cards', icon: CreditCard, content: <Text>Credit Cards</Text> },
      { value: 'FLASH_DEALS', label: 'Flash Deals', icon: Zap, content: <Text>Flash Deals</Text> },
    ],
  },
};

export const BesideAHeading: Story = {
  args: { heading: <SectionHeading title="FAQs" variant="block" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'FAQs' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Flash Deals' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const { on: next, back: previous } = arrows();
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab('Stores')).toHaveFocus();
    await userEvent.keyboard(next);
    await expect(tab('Credit Cards')).toHaveFocus();
    await expect(tab('Credit Cards')).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Credit Cards' })).toHaveTextContent('The bank confirms');
    await userEvent.keyboard(`{Home}${previous}`);
    await expect(tab('Flash Deals')).toHaveFocus();
    await userEvent.keyboard(next);
    await expect(tab('Stores')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith('FLASH_DEALS');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Flash Deals' })).toHaveFocus();
  },
};

export const Hovered: Story = { ...WithIcons, play: forceState('hover') };
export const Focused: Story = { ...WithIcons, play: forceState('focus-visible') };
export const Pressed: Story = { ...WithIcons, play: forceState('active') };
