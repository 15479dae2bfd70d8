import type { Meta, StoryObj } from '@storybook/react-vite';
import { Camera, CirclePlay, Mail, MessageCircle, Moon, Send, Store, Sun, SunMoon } from 'lucide';
import { fn } from 'storybook/test';
import { Logo } from '../Logo/Logo.tsx';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { FooterShell } from './FooterShell.tsx';

const links = (...labels: string[]) => labels.map((label) => ({ href: `/${label.toLowerCase()}`, label }));

const meta = {
  title: 'Components/Layout/FooterShell',
  component: FooterShell,
  args: {
    logo: <Logo ground="inverse" href="/" label="Home" />,
    about: 'Cashback, deals, coupons and cards for online shoppers in India. We reply within 24 hours, 7 days a week.',
    contacts: [
      { href: 'mailto:care@potli.example', label: 'care@potli.example', icon: Mail },
      { href: 'mailto:partners@potli.example', label: 'partners@potli.example', icon: Store },
    ],
    social: [
      { href: '#photos', label: 'Photos', icon: Camera },
      { href: '#videos', label: 'Videos', icon: CirclePlay },
      { href: '#chat', label: 'Chat', icon: MessageCircle },
      { href: '#channel', label: 'Channel', icon: Send },
    ],
    columns: [
      {
        title: 'Categories',
        wide: true,
        links: links(
          'Accessories',
          'Apparel',
          'Cosmetics',
          'Movies',
          'Hotels',
          'Kitchen',
          'Home',
          'Phones',
          'Electronics',
          'Travels',
        ),
      },
      {
        title: 'Quick links',
        links: links('About', 'Contact', 'Terms & Conditions', 'Refund Policy', 'Privacy Policy'),
      },
    ],
    imprint: '© 2026',
    remark: 'Members must be 18 or older.',
    theme: (
      <ThemeSwitch
        label="Theme"
        options={[
          { value: 'system', label: 'System', icon: SunMoon },
          { value: 'light', label: 'Light', icon: Sun },
          { value: 'dark', label: 'Dark', icon: Moon },
        ]}
        value="system"
        onChange={fn()}
      />
    ),
  },
  decorators: [
    (Inner) => (
      <>
        <div style={{ height: 60 }} />
        <Inner />
      </>
    ),
  ],
} satisfies Meta<typeof FooterShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
