import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moon, Sun, SunMoon } from 'lucide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Band } from '../Band/Band.tsx';
import { Container, Row, Section } from '../Layout/Layout.tsx';
import { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch.tsx';

const meta = {
  title: 'Components/Actions/ThemeSwitch',
  parameters: { layout: 'padded' },
  component: ThemeSwitch,
  args: {
    label: 'Theme',
    options: [
      { value: 'system', label: 'System', icon: SunMoon },
      { value: 'light', label: 'Light', icon: Sun },
      { value: 'dark', label: 'Dark', icon: Moon },
    ],
    value: 'system',
    onChange: fn(),
  },
  render: (args) => (
    <Row>
      <ThemeSwitch {...args} />
    </Row>
  ),
} satisfies Meta<ThemeSwitchProps<string>>;
export default meta;
type Story = StoryObj<ThemeSwitchProps<string>>;

export const Playground: Story = {};

export const OnSurface: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Theme' }));
    await expect(group.getByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenCalledWith('dark');
  },
};

export const OnInverse: Story = {
  args: { value: 'light' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Band as="div" tone="inverse">
      <Section spacing="band">
        <Container>
          <Row>
            <ThemeSwitch {...args} />
          </Row>
        </Container>
      </Section>
    </Band>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('radio', { name: 'System' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('light');
  },
};
