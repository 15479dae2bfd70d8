import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { alongLine } from '../../stories/direction.ts';
import { CategoryCard } from '../CategoryCard/CategoryCard.tsx';
import { Container } from '../Layout/Layout.tsx';
import { StoreCard } from '../StoreCard/StoreCard.tsx';
import { Carousel } from './Carousel.tsx';

const slugs = ['juttigali', 'safarnaav', 'neembagh', 'ghonsla', 'voltaara', 'thehro', 'tokrigo', 'jhilmil'];
const tags = slugs.map((slug) => (
  <StoreCard
    key={slug}
    strung
    name={slug}
    href={`/stores_details/${slug}`}
    imageUrl={`/demo/stores/${slug}.svg`}
    discountText="Flat 20% off on first pair"
    reward="Up to 9% Cashback"
    termsTag="All users"
  />
));
const categories = ['apparel', 'electronics', 'cosmetics', 'travels', 'kitchen', 'phones', 'home', 'hotels'];

const meta = {
  title: 'Components/Layout/Carousel',
  component: Carousel,
  args: {
    title: 'Top Stores',
    viewAll: { href: '/stores', text: 'View all' },
    labels: { previous: 'Previous', next: 'Next' },
    strung: true,
    children: tags,
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** In the container of a page, cards begin where its other content begins. */
export const InAContainer: Story = {
  decorators: [
    (Story) => (
      <Container>
        <p>Of this week</p>
        <Story />
      </Container>
    ),
  ],
  play: async ({ canvas }) => {
    const start = (element: Element) => Math.round(alongLine(element).start);
    await expect(start(canvas.getByRole('heading', { name: 'Top Stores' }))).toBe(
      start(canvas.getByText('Of this week')),
    );
    await expect(start(canvas.getAllByRole('listitem')[0] as Element)).toBe(start(canvas.getByText('Of this week')));
  },
};

/** How many items are seen whole at first: four or six, and fewer on phones (docs/product/site.md#carousels). */
const showsAtOnce =
  ({ wide, narrow }: { wide: number; narrow: number }): Story['play'] =>
  async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('list');
    const whole = [...row.children].filter((item) => alongLine(item).end <= alongLine(row).end);
    await expect(whole).toHaveLength(window.innerWidth > 480 ? wide : narrow);
  };

export const Strung: Story = { play: showsAtOnce({ wide: 4, narrow: 1 }) };

export const Sixes: Story = {
  args: {
    title: 'Categories',
    viewAll: { href: '/categories', text: 'View all' },
    perView: 6,
    strung: false,
    children: categories.map((slug) => (
      <CategoryCard key={slug} name={slug} href={`/categories/${slug}`} imageUrl={`/demo/categories/${slug}.svg`} />
    )),
  },
  play: showsAtOnce({ wide: 6, narrow: 3 }),
};

export const AllFit: Story = { args: { children: tags.slice(0, 3), viewAll: undefined } };

export const PagesToTheEnd: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: 'Next: Top Stores' });
    const previous = canvas.getByRole('button', { name: 'Previous: Top Stores' });
    const row = canvas.getByRole('list');
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    for (let pages = 0; pages < slugs.length && next.ariaDisabled !== 'true'; pages++) {
      const from = row.scrollLeft;
      await userEvent.click(next);
      await waitFor(() => expect(row.scrollLeft > from || next.ariaDisabled === 'true').toBe(true));
    }
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(previous).not.toHaveAttribute('aria-disabled');
    // the pressed arrow keeps the focus
    await expect(next).toHaveFocus();
  },
};
