import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { defineDesk } from '../../../features/ownDesk/Desk.ts';
import { DeskContext } from '../../../features/ownDesk/DeskContext.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { tableStories } from '../../../testing/listStories.ts';
import { asAdmin } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/Rows of the shop window',
  component: AppAt,
  args: { path: '/admin/catalogue/stores' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const range = /^1–10 of \d+ stores$/;

const table = tableStories({
  list: scenarios.adminCatalogue,
  title: 'Stores',
  newestBy: null,
  range: '',
  mine: 'stores',
  empty: { title: 'No stores yet', link: { name: 'Add a store', href: '/admin/catalogue/stores/new' } },
});

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(range)).toBeVisible();
    const first = within(canvasElement.querySelector('tbody tr') as HTMLElement);
    await expect(first.getByText('Live')).toBeVisible();
    await expect(first.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/catalogue/stores/rows/'),
    );
  },
};

export const Loading: Story = table.loading;

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminCatalogue.empty()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('No stores yet')).toBeVisible();
    await expect(page.getAllByRole('link', { name: 'Add a store' })[0]).toHaveAttribute(
      'href',
      '/admin/catalogue/stores/new',
    );
  },
};

export const Failed: Story = table.failed;

/** The filter is in the address, so that it can be shared. */
export const Filtered: Story = {
  args: { path: '/admin/catalogue/stores?state=off' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('1–1 of 1 store')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('off');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'State' }), '');
    await expect(await page.findByText(range)).toBeVisible();
    await userEvent.type(page.getByRole('searchbox', { name: 'Search' }), 'no such store{Enter}');
    await expect(await page.findByText('No stores fit this filter')).toBeVisible();
  },
};

/** A link that leads nowhere is said beside the state, and the filter finds it. */
export const DeadLinks: Story = {
  args: { path: '/admin/catalogue/stores?problem=dead-link' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('1–1 of 1 store')).toBeVisible();
    await expect(page.getByText(/^Link dead since \d\d-\d\d-\d{4}$/)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Looks wrong' })).toHaveDisplayValue('Its link leads nowhere');
  },
};

/** Rows by hand: what will change is counted first, and the change can be taken back. */
export const TakenOff: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(range);
    const first = within(canvasElement.querySelector('tbody tr') as HTMLElement);
    await userEvent.click(first.getByRole('checkbox', { name: /^Choose / }));
    await expect(page.getByText('1 store chosen')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Take off' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('1 will change, 0 are so already, 0 cannot be changed.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Take off 1' }));
    await expect(await screen.findByText('1 store changed.')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('tbody tr')).toHaveTextContent('Off'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvasElement.querySelector('tbody tr')).toHaveTextContent('Live'));
  },
};

/** All rows of the filter get an end, and keep when they appear; another filter has no rows chosen. */
export const Scheduled: Story = {
  args: { path: '/admin/catalogue/flashDeals?state=live' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Choose all [1-9]\d* that match$/ }));
    await userEvent.click(page.getByRole('button', { name: 'Schedule' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Show what changes' })).toBeDisabled();
    const vanishes = within(dialog.getByRole('group', { name: 'Vanishes' }));
    await userEvent.click(vanishes.getByRole('radio', { name: 'On a date' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Vanishes on' }), '01-12-2030 10:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Show what changes' }));
    await expect(await dialog.findByText(/^[1-9]\d* will change, 0 are so already/)).toBeVisible();
    const appears = within(dialog.getByRole('group', { name: 'Appears' }));
    await expect(appears.getByRole('radio', { name: 'As it is' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'State' }), '');
    await expect(await page.findByText(/^No flash deals are chosen$/)).toBeVisible();
  },
};

/** One field of all rows of the filter: what cannot be set is listed, and the rest is one change. */
export const FieldSet: Story = {
  args: { path: '/admin/catalogue/flashDeals?state=live' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Choose all [1-9]\d* that match$/ }));
    await userEvent.click(page.getByRole('button', { name: 'Set a field' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('combobox', { name: 'Field' });
    await userEvent.selectOptions(field, 'Network');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Network/ }), 'No Network');
    await userEvent.click(dialog.getByRole('button', { name: 'Show what changes' }));
    await expect(await dialog.findByText(/^0 will change, 0 are so already, [1-9]\d* cannot/)).toBeVisible();
    await expect(dialog.getAllByText(/: network: /)[0]).toBeVisible();
    await userEvent.selectOptions(field, 'Cashback of all other orders');
    await expect(dialog.queryByText(/will change/)).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Percent of the sale/ }), '3');
    await userEvent.click(dialog.getByRole('button', { name: 'Show what changes' }));
    await userEvent.click(await dialog.findByRole('button', { name: /^Change [1-9]\d*$/ }));
    await expect(await screen.findByText(/^[1-9]\d* flash deals changed\.$/)).toBeVisible();
  },
};

/** What a list shows is kept under a name, which all editors find; it is renamed and deleted. */
export const Views: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(range);
    const open = async (name: RegExp) => {
      await userEvent.click(await page.findByRole('button', { name }));
      return within(await screen.findByRole('menu'));
    };
    // a colleague's
    await userEvent.click((await open(/^Views$/)).getByRole('menuitemradio', { name: 'Taken off' }));
    await expect(await page.findByText('1–1 of 1 store')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('off');

    await userEvent.selectOptions(page.getByRole('combobox', { name: 'State' }), 'Live');
    await userEvent.click((await open(/^Views$/)).getByRole('menuitem', { name: 'Save this list' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, 'taken OFF{Enter}');
    await expect(await dialog.findByText('name: "taken OFF" is taken')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'Live ones{Enter}');
    await expect(await screen.findByText('All editors find “Live ones” in the views.')).toBeVisible();

    await userEvent.click((await open(/^View: Live ones$/)).getByRole('menuitem', { name: 'Change the views' }));
    const views = within(await screen.findByRole('dialog'));
    const form = within(views.getByRole('form', { name: 'Live ones' }));
    await userEvent.clear(form.getByRole('textbox', { name: 'Name' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'All live');
    await userEvent.click(form.getByRole('button', { name: 'Rename' }));
    // the pressed button is off, since this is the name now
    await waitFor(() => expect(views.getByRole('form', { name: 'All live' })).toHaveFocus());
    await userEvent.click(views.getByRole('button', { name: 'Delete Taken off' }));
    await waitFor(() => expect(views.getAllByRole('form')).toHaveLength(1));
    await expect(views.getByRole('form', { name: 'All live' })).toBeVisible();
  },
};

/** Banners stand as visitors see them; a button moves one, the focus stays on it, and the step can be taken back. */
export const Moved: Story = {
  args: { path: '/admin/catalogue/homeSections' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/^1–\d+ of \d+ home sections$/);
    const names = () =>
      [...canvasElement.querySelectorAll('tbody tr')].map(
        (row) => within(row as HTMLElement).getAllByRole('link')[0]?.textContent,
      );
    await waitFor(() => expect(names().length).toBeGreaterThan(1));
    const [first, second, ...others] = names();
    const button = page.getByRole('button', { name: `Move ${second} up` });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual([second, first, ...others]));
    await expect(await screen.findByText(`“${second}” is one place further up.`)).toBeVisible();
    await waitFor(() => expect(page.getByRole('button', { name: `Move ${second} up` })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(`“${second}” is the first already.`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual([first, second, ...others]));
    // rows that are not listed would be passed unseen
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'State' }), 'Live');
    await waitFor(() => expect(page.queryByRole('button', { name: `Move ${second} up` })).toBeNull());
  },
};

/** A word that is no kind. */
export const Missing: Story = {
  args: { path: '/admin/catalogue/shoes' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('There is no such list')).toBeVisible();
  },
};

/** Questions stand subject by subject, as members see them. */
export const Questions: Story = {
  args: { path: '/admin/catalogue/faqs' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^1–10 of \d+ questions$/)).toBeVisible();
    await expect((await page.findAllByText('Credit Card · 0'))[0]).toBeVisible();
    // only what can look wrong with a question
    const problems = within(page.getByRole('combobox', { name: 'Looks wrong' })).getAllByRole('option');
    await expect(problems.map(({ textContent }) => textContent)).toEqual(['All rows', 'Ends soon']);
  },
};

export const Texts: Story = {
  args: { path: '/admin/catalogue/texts' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Refund Policy' })).toBeVisible();
  },
};

const desk = defineDesk({
  columns: [{ id: 'length', kinds: ['stores'], header: 'Letters', value: ({ title }) => title.length, look: 'amount' }],
});

/** A column of the operator's own: it sorts the rows of the page, and can be hidden. */
export const OwnColumn: Story = {
  args: { path: '/admin/catalogue/stores?sort=own_length' },
  decorators: [
    (Story) => (
      <DeskContext value={desk}>
        <Story />
      </DeskContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(range)).toBeVisible();
    const cells = canvasElement.querySelectorAll('tbody tr td:last-of-type');
    const lengths = Array.from(cells, ({ textContent }) => Number(/\d+$/.exec(textContent ?? '')?.[0]));
    await expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
    await userEvent.click(page.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Letters' }));
    await waitFor(() => expect(page.queryByRole('columnheader', { name: /Letters/ })).toBeNull());
  },
};
