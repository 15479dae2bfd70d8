import { scenarios } from '@potli/api/mock';
import { pictureShapes } from '@potli/ui/theme/pictureShapes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { cropPicture } from '../../../features/shopWindow/cropPicture.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asAdmin } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/Row of the shop window',
  component: AppAt,
  args: { path: '/admin/catalogue/stores/rows/juttigali' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const change = async (canvasElement: HTMLElement, text: string) => {
  const title = await within(canvasElement).findByRole('textbox', { name: /^Heading of its page/ });
  await userEvent.clear(title);
  await userEvent.type(title, text);
};

/** Only what is changed is sent; the toast takes it back, and the history says it. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 2, name: 'What visitors see first' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await change(canvasElement, 'Another heading');
    await expect(page.getByText('1 field is changed')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Publish' }));
    await expect(await screen.findByText('Done. Visitors see it now.')).toBeVisible();
    await waitFor(() => expect(page.getByText('Nothing is changed')).toBeVisible());
    await userEvent.click(page.getByRole('tab', { name: 'History' }));
    const newest = (await page.findAllByRole('article'))[0] as HTMLElement;
    await expect(newest).toHaveTextContent('Another heading');
    await userEvent.click(page.getAllByRole('button', { name: /^Publish again/ })[0] as HTMLElement);
    await expect(await page.findByRole('article', { name: 'Version 3' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminCatalogue.slow()),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading...')).toBeVisible();
  },
};

/** A new row has no fields yet; a draft of it is seen by nobody. */
export const Empty: Story = {
  args: { path: '/admin/catalogue/categories/new' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: /^Key/ }), 'lamps');
    await userEvent.type(page.getByRole('textbox', { name: /^Name/ }), 'Lamps');
    await userEvent.click(page.getByRole('button', { name: 'Publish' }));
    await expect(await page.findByText(/^“Picture”/)).toBeVisible();
    await userEvent.type(page.getByRole('textbox', { name: /^Picture/ }), '/pictures/lamps.svg');
    await userEvent.click(page.getByRole('button', { name: 'Save as a draft' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Lamps' })).toBeVisible();
    await expect(await page.findByText('This is the draft')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminCatalogue.failing()),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This store did not load.')).toBeVisible();
  },
};

export const Missing: Story = {
  args: { path: '/admin/catalogue/stores/rows/nowhere' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('There is no such store')).toBeVisible();
  },
};

/** A link that leads nowhere is named, with why; another one has not been looked at yet. */
export const DeadLink: Story = {
  args: { path: '/admin/catalogue/stores/rows/daudo' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const text = /^“Website” leads nowhere since \d\d-\d\d-\d{4}: The site answers 404/;
    await expect(await page.findByText(text)).toBeVisible();
    const website = page.getByRole('textbox', { name: /^Website/ });
    await userEvent.clear(website);
    await userEvent.type(website, 'https://daudo.example/shop');
    await userEvent.click(page.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(page.queryByText(text)).toBeNull());
  },
};

/** A rate that pays more than the network is stopped; one that is raised a lot waits. */
export const Rates: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const rate = within(await page.findByRole('region', { name: 'Rate 1' }));
    const figure = rate.getByRole('textbox', { name: /^Members get/ });
    const paid = rate.getByRole('textbox', { name: 'Network pays' });
    await userEvent.clear(paid);
    await userEvent.type(paid, '20');
    await userEvent.clear(figure);
    await userEvent.type(figure, '20.5');
    await expect(rate.getByText('Margin -0.5%')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Publish' }));
    await expect(await screen.findByText(/pays members more than the network pays the shop/)).toBeVisible();
    await userEvent.clear(figure);
    await userEvent.type(figure, '19');
    await expect(page.getByText(/A second person has to approve a raise like this/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Publish' }));
    await expect(await screen.findByText(/^It waits for a second person/)).toBeVisible();
    await expect((await page.findAllByRole('link', { name: 'waits for a second person' })).length).toBeGreaterThan(0);
  },
};

/** Taken off in a hurry, and put back: what was not saved stays in the form. */
export const TakenOff: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await change(canvasElement, 'Half a heading');
    await userEvent.click(await page.findByRole('button', { name: 'Take off' }));
    await userEvent.click(await page.findByRole('button', { name: 'Put back' }));
    await expect(await page.findByRole('button', { name: 'Take off' })).toBeVisible();
    await expect(page.getByText('1 field is changed')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Heading of its page/ })).toHaveValue('Half a heading');
  },
};

/** A picture of two halves, 800 × 800 px. */
async function pictureFile(): Promise<File> {
  const canvas = new OffscreenCanvas(800, 800);
  const context = canvas.getContext('2d');
  for (const [place, colour] of ['#3a1d3f', '#f7a81b', '#f3e9d8', '#0f7b6c'].entries()) {
    if (context) context.fillStyle = colour;
    context?.fillRect(0, place * 200, 800, 200);
  }
  return new File([await canvas.convertToBlob()], 'Festival.png', { type: 'image/png' });
}

/** A picture is cut to the place of its banner, by keyboard too, and its alternative text is asked for. */
export const PictureCut: Story = {
  args: { path: '/admin/catalogue/banners/rows/home-wedding' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const address = await page.findByRole<HTMLInputElement>('textbox', { name: /^Picture/ });
    const before = address.value;
    await userEvent.upload(page.getByLabelText('New file: Picture'), await pictureFile());
    const dialog = within(await screen.findByRole('dialog', { name: 'Cut the picture to its place' }));
    const view = await dialog.findByRole('button', { name: /^Drag the picture/ });
    await expect(view.clientWidth / view.clientHeight).toBeCloseTo(820 / 344, 1);
    view.focus();
    await userEvent.keyboard('{ArrowDown}++');
    const words = dialog.getByRole('textbox', { name: /^Text for who cannot see/ });
    await userEvent.clear(words);
    await userEvent.type(words, 'The festival begins');
    await userEvent.click(dialog.getByRole('button', { name: 'Use this part' }));
    await waitFor(() => expect(address.value).not.toBe(before));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(page.getByText('2 fields are changed')).toBeVisible();
  },
};

/** A logo may be shown whole, where a square would cut it. */
export const PictureChosen: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const file = await pictureFile();
    await userEvent.upload(await page.findByLabelText('New file: Logo'), file);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cut the picture to its place' }));
    await expect(await dialog.findByText('Who cannot see it is read “Juttigali”.')).toBeVisible();
    const picture = await createImageBitmap(file);
    const cut = await cropPicture(file, picture, { x: 0, y: 200, width: 400, height: 400 }, pictureShapes.logo);
    const stored = await createImageBitmap(cut);
    await expect([stored.width, stored.height]).toEqual([400, 400]);
  },
};

/** A new question: its subject is chosen by nobody but the editor. */
export const Question: Story = {
  args: { path: '/admin/catalogue/faqs/new' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: /^Key/ }), 'holiday');
    await userEvent.type(page.getByRole('textbox', { name: /^Question/ }), 'Are payouts made on holidays?');
    await userEvent.type(page.getByRole('textbox', { name: /^Answer/ }), 'Yes, after {{payoutHold}.');
    await userEvent.click(page.getByRole('button', { name: 'Publish' }));
    await expect(await page.findByText(/^“About”/)).toBeVisible();
    await userEvent.selectOptions(page.getByRole('combobox', { name: /^About/ }), 'Store');
    await userEvent.click(page.getByRole('button', { name: 'Publish' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Are payouts made on holidays?' })).toBeVisible();
  },
};

/** A text has parts, each with an anchor of its own. */
export const TextOfTheShop: Story = {
  args: { path: '/admin/catalogue/texts/rows/refund-policy' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const parts = within(await page.findByRole('group', { name: 'Parts' }));
    const heading = within(parts.getByRole('group', { name: 'Parts 1' })).getByRole('textbox', { name: /^Title/ });
    await userEvent.type(heading, ' now');
    await userEvent.click(page.getByRole('button', { name: 'Publish' }));
    await expect(await screen.findByText('Done. Visitors see it now.')).toBeVisible();
  },
};

/** A question opens as on the dashboard, with the draft and the numbers of the rules. */
export const PreviewOfQuestion: Story = {
  args: { path: '/admin/catalogue/faqs' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/^1–10 of \d+ questions$/);
    await userEvent.click(page.getAllByRole('link', { name: /\?$/ })[0] as HTMLElement);
    const answer = await page.findByRole('textbox', { name: /^Answer/ });
    await userEvent.clear(answer);
    // braces are keys for userEvent
    await userEvent.type(answer, 'Within {{refundDays}.');
    await userEvent.click(page.getByRole('button', { name: 'Save as a draft' }));
    await expect(await page.findByText('This is the draft')).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: 'Preview' }));
    await expect(await page.findByText('This is the draft. Members do not see it.')).toBeVisible();
    const question = within(page.getByRole('tabpanel')).getByRole('button', { name: /\?$/ });
    await expect(question).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(question);
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    // the number stands in place of its name
    await expect(within(page.getByRole('tabpanel')).getByText(/^Within [^{}]+\.$/)).toBeVisible();
  },
};

/** A video plays as on the dashboard. */
export const PreviewOfVideo: Story = {
  args: { path: '/admin/catalogue/videos' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/^1–\d+ of \d+ videos$/);
    const [first] = canvasElement.querySelectorAll<HTMLAnchorElement>('tbody tr a');
    await userEvent.click(first as HTMLElement);
    await userEvent.click(await page.findByRole('tab', { name: 'Preview' }));
    await expect(await page.findByRole('button', { name: /^Play video: / })).toBeVisible();
  },
};
