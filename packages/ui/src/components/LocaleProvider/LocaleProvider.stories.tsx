import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inDays } from '../../stories/instants.ts';
import { countdownTexts } from '../../stories/texts.ts';
import { Carousel } from '../Carousel/Carousel.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import { DateText } from '../DateText/DateText.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { StoreCard } from '../StoreCard/StoreCard.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { LocaleProvider } from './LocaleProvider.tsx';

const shops = ['juttigali', 'safarnaav', 'neembagh', 'ghonsla', 'voltaara', 'thehro', 'tokrigo', 'jhilmil'];

const meta = {
  title: 'Components/Layout/LocaleProvider',
  component: LocaleProvider,
  argTypes: {
    language: { control: 'select', options: ['en-IN', 'hi-IN', 'ur-IN', 'en-AE'] },
    currency: { control: 'select', options: ['INR', 'AED', 'USD'] },
    timeZone: { control: 'select', options: ['Asia/Kolkata', 'Asia/Dubai'] },
  },
  args: {
    children: (
      <Stack gap="x2">
        <Carousel title="Top Stores" labels={{ previous: 'Previous', next: 'Next' }}>
          {shops.map((slug) => (
            <StoreCard key={slug} name={slug} href="/stores" imageUrl={`/demo/stores/${slug}.svg`} reward="Up to 9%" />
          ))}
        </Carousel>
        <MoneyText rupees={123456.5} precision="paise" />
        <DateText instant="2026-11-20T20:05:59Z" missing="N/A" />
        <Countdown expiresAt={inDays(59)} texts={countdownTexts} />
        <Tabs
          label="Rates"
          tabs={[
            { value: 'new', label: 'New members', content: '9%' },
            { value: 'all', label: 'All members', content: '5%' },
          ]}
        />
      </Stack>
    ),
  },
} satisfies Meta<typeof LocaleProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Default: Story = {
  globals: { direction: 'ltr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹1,23,456.50')).toBeVisible();
    await expect(canvas.getByText('21-11-2026 01:35')).toBeVisible();
  },
};

const centre = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** Urdu in Dubai: from right to left, with figures that still read from left to right. */
export const RightToLeft: Story = {
  args: { language: 'ur', currency: 'AED', timeZone: 'Asia/Dubai' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/1,23,456\.50|123,456\.50/)).toHaveTextContent(/AED|د/);
    await expect(canvas.getByText(/00:05/)).toHaveTextContent('2026');

    const clock = await waitFor(() => {
      const [first] = canvasElement.querySelectorAll('[role="status"] > [aria-hidden] > div > div');
      if (!first) throw new Error('The clock is not there yet');
      return first;
    });
    await expect(clock.textContent).toMatch(/^\d\d$/);
    const [tens, ones] = clock.children;
    await expect(centre(tens ?? clock)).toBeLessThan(centre(ones ?? clock));

    const row = within(canvasElement).getAllByRole('list')[0] as HTMLElement;
    const [next, previous] = ['Next', 'Previous'].map((name) =>
      canvas.getByRole('button', { name: `${name}: Top Stores` }),
    );
    await expect(centre(next as Element)).toBeLessThan(centre(previous as Element));
    await expect(getComputedStyle(next?.querySelector('svg') as Element).scale).toBe('-1 1');
    await userEvent.click(next as Element);
    await waitFor(() => expect(row.scrollLeft).toBeLessThan(-10));
    await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'));

    const [selected, other] = canvas.getAllByRole('tab');
    selected?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(other).toHaveFocus();
  },
};
