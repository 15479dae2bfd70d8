import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
import { inApp } from '../../../testing/inApp.tsx';
import { asMember, asVisitor } from '../../../testing/sessions.ts';
import { ShareLink } from './ShareLink.tsx';

const meta = {
  title: 'Screens/Public/Home/Share link',
  component: ShareLink,
  decorators: [inApp],
  parameters: { route: '/' },
  beforeEach: asMember,
} satisfies Meta<typeof ShareLink>;
export default meta;
type Story = StoryObj<typeof meta>;

const openBand = (page: HTMLElement) => within(within(page).getByRole('region', { name: 'Share link & Earn Money' }));

/** Finds something to share and picks it. */
async function choose(page: HTMLElement, text: string, name: RegExp) {
  const band = openBand(page);
  await userEvent.type(band.getByRole('combobox', { name: 'Search a store or card to share' }), text);
  await userEvent.click(await band.findByRole('option', { name }));
  return band;
}

async function getLink(band: ReturnType<typeof openBand>) {
  await userEvent.click(band.getByRole('button', { name: 'Get Link' }));
}

export const MakesALink: Story = {
  play: async ({ canvasElement }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const band = await choose(canvasElement, 'juttig', /^Juttigali/);
    await getLink(band);
    const result = within(await band.findByRole('group', { name: 'Your link to Juttigali is ready' }));
    const link = result.getByRole('link', { name: /\/api\/custom-link\/\w+$/ });
    await expect(result.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(link.textContent)),
    );
    await userEvent.click(result.getByRole('button', { name: 'Copy link' }));
    await expect(writeText).toHaveBeenCalledWith(link.textContent);
    await expect(await screen.findByText('Text copied to clipboard!')).toBeVisible();
  },
};

/** Another item has no link yet. */
export const ChoosesAgain: Story = {
  play: async ({ canvasElement }) => {
    const band = await choose(canvasElement, 'juttig', /^Juttigali/);
    await getLink(band);
    await band.findByRole('group', { name: /is ready$/ });
    await userEvent.click(band.getByRole('button', { name: 'Remove Juttigali' }));
    await expect(band.queryByRole('group', { name: /is ready$/ })).toBeNull();
    await expect(band.getByRole('combobox')).toHaveFocus();
  },
};

export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    const band = openBand(canvasElement);
    await getLink(band);
    await expect(band.getByRole('alert')).toHaveTextContent('Please select a store, credit card, or gift card first.');
  },
};

export const GiftCardChosen: Story = {
  play: async ({ canvasElement }) => {
    const band = openBand(canvasElement);
    await userEvent.type(band.getByRole('combobox'), 'vol');
    const giftCards = within(await band.findByRole('group', { name: 'Gift Cards' }));
    await userEvent.click(giftCards.getAllByRole('option')[0] ?? canvasElement);
    await getLink(band);
    await expect(band.getByRole('alert')).toHaveTextContent('Invalid item type selected.');
  },
};

export const VisitorIsAsked: Story = {
  beforeEach: asVisitor,
  play: async ({ canvasElement }) => {
    const band = await choose(canvasElement, 'juttig', /^Juttigali/);
    await getLink(band);
    await expect(await screen.findByRole('dialog', { name: 'Login / Signup' })).toBeVisible();
  },
};

export const Making: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.customLinks.slow()),
  play: async ({ canvasElement }) => {
    const band = await choose(canvasElement, 'juttig', /^Juttigali/);
    await getLink(band);
    await expect(band.getByRole('button', { name: 'Get Link' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.customLinks.throttled()),
  play: async ({ canvasElement }) => {
    const band = await choose(canvasElement, 'juttig', /^Juttigali/);
    await getLink(band);
    await expect(await band.findByRole('alert')).toHaveTextContent(
      'Too many tries. Please wait a little and try again.',
    );
  },
};

/** A host whose error has no message. */
export const FailsSilently: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.customLinks.failingSilently()),
  play: async ({ canvasElement }) => {
    const band = await choose(canvasElement, 'juttig', /^Juttigali/);
    await getLink(band);
    await expect(await band.findByRole('alert')).toHaveTextContent('Error generating link.');
  },
};
