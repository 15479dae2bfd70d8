import { watchUploads } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { filledClaim } from '../../../testing/claim.ts';
import { drawPng } from '../../../testing/drawPng.ts';
import { asMember } from '../../../testing/sessions.ts';

const LIMIT = 5 * 1024 * 1024;

/** What was sent, until the next story. */
const sent: File[] = [];

const meta = {
  title: 'Screens/Dashboard/Missing Cashback/Large files',
  component: AppAt,
  args: { path: '/user_dashboard/missing_cashback?source=STORE&id=1' },
  beforeEach: ({ msw }) => {
    sent.length = 0;
    msw.use(watchUploads(sent));
    return asMember();
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Larger than the server takes. */
function photo(): File {
  // cameras write more into a file than its picture
  const rest = new Uint8Array(LIMIT);
  return new File([drawPng(3000, 1000), rest], 'invoice.png', { type: 'image/png' });
}

const submit = async (canvasElement: HTMLElement, file: File) => {
  const page = await filledClaim(canvasElement, [file]);
  await expect(page.queryByRole('alert')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  return page;
};

/** A photo of any size is sent as a smaller one, without a word. */
export const Done: Story = {
  play: async ({ canvasElement }) => {
    const large = photo();
    await expect(large.size).toBeGreaterThan(LIMIT);
    await submit(canvasElement, large);
    await expect(await screen.findByText('Form submitted successfully!')).toBeVisible();
    const [small] = sent;
    await expect(small).toMatchObject({ name: 'invoice.jpg', type: 'image/jpeg' });
    await expect(small?.size).toBeLessThanOrEqual(LIMIT);
    const { width, height } = await createImageBitmap(small as File);
    await expect({ width, height }).toEqual({ width: 2400, height: 800 });
  },
};

/** The browser cannot read it, so that it cannot be scaled. */
export const Unreadable: Story = {
  play: async ({ canvasElement }) => {
    const broken = new File([new Uint8Array(LIMIT + 1)], 'broken.heic', { type: 'image/heic' });
    const page = await submit(canvasElement, broken);
    await expect(await page.findByText('File size exceeds 5MB limit')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};

/** A PDF keeps its limit. */
export const LargePdf: Story = {
  play: async ({ canvasElement }) => {
    const scan = new File([new Uint8Array(LIMIT + 1)], 'scan.pdf', { type: 'application/pdf' });
    const page = await filledClaim(canvasElement, [scan]);
    await expect(page.getByRole('alert')).toHaveTextContent('File size exceeds 5MB limit');
    await expect(page.getByText('3 of 3 slots left')).toBeVisible();
  },
};
