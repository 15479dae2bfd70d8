import { demoMembers } from '@potli/api/fixtures';
import { MOCK_CLICK_ID, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../testing/AppAt.tsx';
import { fill, loginModal } from '../../testing/loginModal.ts';
import { departed, watchDepartures } from '../../testing/navigation.ts';
import { readUntil } from '../../testing/readUntil.ts';
import { asMember, asVisitor } from '../../testing/sessions.ts';
import { readBrand } from '../../testing/useBrand.ts';

const [{ email, password }] = demoMembers;

const meta = {
  title: 'Screens/Flows/Get deal',
  component: AppAt,
  args: { path: '/stores_details/tokrigo' },
  beforeEach: [asMember, watchDepartures],
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const ownAddress = 'https://shop.tokrigo.example/offers/grocery-100-off?aff_id=potli';

/** Of the page for a visit that is not recorded. The click-id placeholder is taken out. */
const unrecorded = {
  pathname: '/redirect',
  url: ownAddress,
  unrecorded: expect.stringMatching(/^OFFER-\d+$/) as string,
};

function parametersOf(address: string | null | undefined) {
  const { pathname, searchParams } = new URL(address ?? '', location.origin);
  return { pathname, ...Object.fromEntries(searchParams) };
}

const trackedAddress = () => `${ownAddress}&subid=${MOCK_CLICK_ID}&utm_source=${readBrand()}&tag=${MOCK_CLICK_ID}`;

const findGetDeal = (page: HTMLElement) =>
  readUntil(() => within(page).getByRole('link', { name: 'Get Deal: ₹100 off on grocery orders above ₹699' }));

export const Member: Story = {
  play: async ({ canvasElement }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await findGetDeal(canvasElement));
    // a search by text through the whole page, again and again, would keep the message from being shown
    const message = () => document.querySelector('[role="region"] li [role="status"]');
    await waitFor(() => expect(message()).toHaveTextContent('Code TOKRI100 copied'));
    await waitFor(() => expect(departed).toHaveBeenLastCalledWith(trackedAddress()));
  },
};

export const NotRecorded: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.click.failing()),
  play: async ({ canvasElement }) => {
    await userEvent.click(await findGetDeal(canvasElement));
    await waitFor(() => expect(departed).toHaveBeenCalled());
    await expect(parametersOf(departed.mock.lastCall?.[0])).toMatchObject(unrecorded);
  },
};

/** Without scripts a link to the page that says that nothing is recorded; else no cashback is lost in silence. */
export const Visitor: Story = {
  beforeEach: asVisitor,
  play: async ({ canvasElement }) => {
    const link = await findGetDeal(canvasElement);
    await expect(parametersOf(link.getAttribute('href'))).toMatchObject(unrecorded);
    await userEvent.click(link);
    await expect((await loginModal()).getByRole('heading', { name: 'Login / Signup' })).toBeVisible();
    await expect(departed).not.toHaveBeenCalled();
  },
};

/** After the login the same shop opens, tracked. */
export const VisitorLogsIn: Story = {
  beforeEach: asVisitor,
  play: async ({ canvasElement }) => {
    await userEvent.click(await findGetDeal(canvasElement));
    const modal = await loginModal();
    await fill(modal, 'Email', email);
    await fill(modal, 'Password', `${password}{Enter}`);
    await expect(await screen.findByText('Login Success')).toBeVisible();
    await expect(departed).not.toHaveBeenCalled();
    await waitFor(() => expect(departed).toHaveBeenLastCalledWith(trackedAddress()));
  },
};
