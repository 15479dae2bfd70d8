import { REFERRAL_PERCENT } from '@potli/api/contract/policy';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asVisitor } from '../../../testing/sessions.ts';
import { storySite } from '../../../testing/site.ts';

const meta = {
  title: 'Screens/Public/About',
  component: AppAt,
  args: { path: '/about' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the page promises (docs/product/company.md#about). */
const PROMISES = [
  new RegExp(`${REFERRAL_PERCENT}% of their cashback for life`),
  /your own link/,
  /no minimum and no fee/,
  /says why in plain words/,
  /signed by us/,
  /7 days a week/,
];

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('heading', { level: 1, name: `About ${storySite().productName}` }),
    ).toBeVisible();
    const promises = within(page.getByRole('region', { name: 'What we promise' })).getAllByRole('article');
    for (const [index, promise] of PROMISES.entries()) await expect(promises[index]).toHaveTextContent(promise);
  },
};
