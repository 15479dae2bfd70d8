import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { legalPages } from '../../../company/legalPages.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asVisitor } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Public/Legal pages',
  component: AppAt,
  args: { path: legalPages.terms.path },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each entry of the table of contents links to a section with that title. */
async function readContents(canvasElement: HTMLElement, title: string) {
  const page = within(canvasElement);
  await expect(await page.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const links = within(page.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  for (const link of links) {
    const place = page.getByRole('region', { name: link.textContent });
    await expect(link).toHaveAttribute('href', `#${place.id}`);
  }
  await expect(page.getByText('Meenakshi Deshpande')).toBeVisible();
}

export const TermsAndConditions: Story = {
  play: ({ canvasElement }) => readContents(canvasElement, 'Terms & Conditions'),
};

export const RefundPolicy: Story = {
  args: { path: legalPages.refund.path },
  play: ({ canvasElement }) => readContents(canvasElement, 'Refund Policy'),
};

export const PrivacyPolicy: Story = {
  args: { path: legalPages.privacy.path },
  play: ({ canvasElement }) => readContents(canvasElement, 'Privacy Policy'),
};

/** The operator wrote none: the page has the text of the release. */
export const OfTheRelease: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.texts.missing()),
  play: ({ canvasElement }) => readContents(canvasElement, 'Terms & Conditions'),
};
