import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asAdmin } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/Import',
  component: AppAt,
  args: { path: '/admin/import' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const table = (rows: string) => new File([`word,means\r\n${rows}`], 'searchWords.csv', { type: 'text/csv' });

async function check(canvasElement: HTMLElement, file: File) {
  const page = within(canvasElement);
  await userEvent.upload(await page.findByLabelText(/^File/), file);
  await userEvent.click(page.getByRole('button', { name: 'Check the file' }));
  return page;
}

/** A file is chosen, its difference is read, and it is published: the page of the change takes it back. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = await check(canvasElement, table('zari thread,sandals\r\n,nothing\r\n'));
    const heading = await page.findByRole('heading', { name: 'What searchWords.csv changes' });
    await expect(heading).toHaveFocus();
    await expect(page.getByRole('cell', { name: 'line 3' })).toBeVisible();
    await userEvent.selectOptions(page.getByLabelText('Outcome'), 'Added');
    await expect(page.queryByRole('cell', { name: 'line 3' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Publish 1 row' }));
    await expect(await screen.findByText('Published. Visitors see it now.')).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: 'Take it back' }));
    await expect(await page.findByRole('link', { name: 'It was taken back' })).toBeVisible();
  },
};

/** Each kind of what looks like a mistake has to be ticked first. */
export const Warnings: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminImport.warning()),
  play: async ({ canvasElement }) => {
    const page = await check(canvasElement, table('chappal,sandals'));
    const warnings = within(await page.findByRole('group', { name: 'Warnings' }));
    await expect(warnings.getByText(/Is ten times the last one/)).toBeVisible();
    await expect(page.getByText(/^12 links not checked/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'urban-kart' }));
    await expect(await page.findByRole('table', { name: 'What changes in urban-kart' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Publish 3 rows' }));
    await expect(await page.findAllByText('Tick this once you have read it')).toHaveLength(3);
    await userEvent.click(warnings.getByRole('checkbox', { name: /the rate may be ten times the last one/ }));
    await userEvent.click(page.getByRole('button', { name: 'Publish 3 rows' }));
    await userEvent.click(warnings.getByRole('checkbox', { name: /the network may be one/ }));
    await expect(await page.findByText('Tick this once you have read it')).toBeVisible();
    await userEvent.click(warnings.getByRole('checkbox', { name: /the link may lead nowhere/ }));
    await expect(page.queryByText('Tick this once you have read it')).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminImport.slow()),
  play: async ({ canvasElement }) => {
    const page = await check(canvasElement, table('chappal,sandals'));
    await expect(await page.findByText('Checking the file…')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await expect(page.queryByText('Checking the file…')).toBeNull();
  },
};

/** Nothing is chosen, and then a table that does not say what it holds. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Check the file' }));
    await expect(await page.findByText('Choose a file')).toBeVisible();
    await check(canvasElement, new File(['word'], 'march.csv', { type: 'text/csv' }));
    await expect(await page.findByText('Choose what the rows of this table are')).toBeVisible();
  },
};

/** No column is called so: the file is refused as a whole. */
export const Failed: Story = {
  play: async ({ canvasElement }) => {
    const page = await check(canvasElement, new File(['wrod\r\nx'], 'searchWords.csv', { type: 'text/csv' }));
    await expect(await page.findByText(/There is no column "wrod"/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove searchWords.csv' })).toBeVisible();
  },
};

/** The shop changed between the look and the press. */
export const Outdated: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminImport.outdated()),
  play: async ({ canvasElement }) => {
    const page = await check(canvasElement, table('chappal,sandals'));
    await userEvent.click(await page.findByRole('button', { name: 'Publish 3 rows' }));
    await expect(await page.findByText(/would change something else by now/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Look at it again' }));
    await expect(await page.findByRole('button', { name: 'Publish 3 rows' })).toBeVisible();
  },
};
