import type { scenarios } from '@potli/api/mock';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { AppAt } from './AppAt.tsx';
import { showsLoading, showsText } from './plays.ts';
import { refetch } from './refetch.ts';

type AppStory = Pick<StoryObj<typeof AppAt>, 'beforeEach' | 'play'>;
type Handlers = ReturnType<typeof scenarios.clicks.slow>;

interface ListScenarios {
  slow(): Handlers;
  failing(): Handlers;
}

/** Stories of a public list page. `label` is what it lists: "stores". Where the list does not load, the page says so and leads to itself. */
export function listPageStories(list: ListScenarios & { empty(): Handlers }, label: string) {
  return {
    loading: { beforeEach: ({ msw }) => msw.use(...list.slow()), play: showsLoading },
    empty: { beforeEach: ({ msw }) => msw.use(...list.empty()), play: showsText(`No ${label} available`) },
    failed: {
      beforeEach: ({ msw }) => msw.use(...list.failing()),
      play: async ({ canvasElement, msw }) => {
        const page = within(canvasElement);
        await expect(await page.findByRole('heading', { name: `The ${label} did not load` })).toBeVisible();
        await expect(page.queryByText(`No ${label} available`)).toBeNull();
        msw.use(...list.empty());
        await userEvent.click(page.getByRole('link', { name: 'Try again' }));
        await expect(await page.findByText(`No ${label} available`)).toBeVisible();
      },
    },
  } satisfies Record<string, AppStory>;
}

interface TableScreen {
  list: ListScenarios;
  /** Heading of the screen, and name of its table. */
  title: string;
  /** Header of the column that sorts the rows at first, the newest first; null where the server's order stays. */
  newestBy: string | null;
  /** Below the loaded rows: "1–6 of 6 payouts". */
  range: string;
  /** What the rows are to the member: "clicks". */
  mine: string;
  /** In place of the rows, and in a toast where earlier rows stay, where the product has its own sentence. */
  failure?: string;
  /** In place of no rows, with a link to somewhere useful. */
  empty: { title: string; link?: { name: string; href: string } };
}

/** Stories of a dashboard screen that is one table. */
export function tableStories({ list, title, newestBy, range, mine, failure: own, empty }: TableScreen) {
  const failure = own ?? 'Some error occurred. Please try again';
  const toast = own ?? `Your ${mine} did not load. Please try again.`;
  const showsFailure = async (page: HTMLElement) => {
    await expect(await within(page).findByRole('heading', { name: failure })).toBeVisible();
    await expect(within(page).getByText(`Your ${mine} are safe. This list did not load.`)).toBeVisible();
    await expect(within(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  };
  const rowsOf = (page: HTMLElement) => page.querySelectorAll('tbody > tr').length;
  const isInOrder = (page: HTMLElement) => {
    const sorted = [...page.querySelectorAll('th[aria-sort]')];
    const orders = sorted.map((header) => `${header.textContent} ${header.getAttribute('aria-sort')}`);
    return expect(orders).toEqual(newestBy === null ? [] : [`${newestBy} descending`]);
  };
  return {
    loading: {
      beforeEach: ({ msw }) => msw.use(...list.slow()),
      play: async ({ canvasElement }) => {
        const page = within(canvasElement);
        await page.findByRole('heading', { level: 1, name: title });
        await expect(await page.findByText('Loading...')).toBeVisible();
        await expect(page.getByRole('table', { name: title })).toHaveAttribute('aria-busy', 'true');
      },
    },
    /** For a member without rows. */
    empty: {
      play: async ({ canvasElement }) => {
        const page = within(canvasElement);
        await expect(await page.findByText(empty.title)).toBeVisible();
        if (!empty.link) return;
        const link = page.getByRole('link', { name: empty.link.name });
        await expect(link).toHaveAttribute('href', empty.link.href);
        await expect(link.querySelector('svg')).toBeVisible();
      },
    },
    failed: {
      beforeEach: ({ msw }) => msw.use(...list.failing()),
      play: async ({ canvasElement }) => {
        await showsFailure(canvasElement);
      },
    },
    /** Fails first, and shows its rows after Try again. */
    retried: (answers: Handlers, rangeThen: string): AppStory => ({
      beforeEach: ({ msw }) => msw.use(...list.failing()),
      play: async ({ canvasElement, msw }) => {
        const page = within(canvasElement);
        await showsFailure(canvasElement);
        msw.use(...answers);
        await userEvent.click(page.getByRole('button', { name: 'Try again' }));
        await expect(await page.findByText(rangeThen)).toBeVisible();
        await expect(page.queryByRole('heading', { name: failure })).toBeNull();
        await isInOrder(canvasElement);
      },
    }),
    /** The rows stay when a later call fails. A toast says so. */
    refetchFailed: {
      play: async ({ canvasElement, msw }) => {
        await within(canvasElement).findByText(range);
        await isInOrder(canvasElement);
        const rows = rowsOf(canvasElement);
        msw.use(...list.failing());
        refetch();
        await expect(await screen.findByText(toast)).toBeVisible();
        await expect(rowsOf(canvasElement)).toBe(rows);
      },
    },
  } satisfies Record<string, AppStory | ((answers: Handlers, rangeThen: string) => AppStory)>;
}
