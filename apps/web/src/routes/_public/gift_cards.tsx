import { createFileRoute } from '@tanstack/react-router';
import { ListLoading } from '../../components/listing/ListLoading.tsx';
import { pageNumber } from '../../components/listing/pageNumber.ts';
import { fetchBanners } from '../../features/catalogue/banners.ts';
import { fetchGiftCards } from '../../features/catalogue/giftCards.ts';
import { markIncomplete } from '../../features/catalogue/incomplete.ts';
import { orUndefined } from '../../features/catalogue/orUndefined.ts';
import { atPage, paths } from '../../lib/paths.ts';
import { GiftCards } from '../../screens/public/GiftCards/GiftCards.tsx';
import { pageHead } from '../../seo/pageHead.ts';

export const Route = createFileRoute('/_public/gift_cards')({
  validateSearch: ({ page }): { page?: number } => ({ page: pageNumber(page) }),
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ context: { api }, deps: { page }, abortController: { signal } }) => {
    const [listed, banners] = await Promise.all([
      orUndefined(fetchGiftCards(api, page, signal)),
      fetchBanners(api, 'gift-cards-all-page', signal),
    ]);
    return { listed, banners };
  },
  headers: markIncomplete,
  head: ({ match: { context, search } }) =>
    pageHead({
      site: context.site,
      title: `Gift Cards - Prices and Discounts | ${context.site.productName}`,
      description: `Gift cards of Indian shops that cost less than they carry: every brand, its discount and its prices at ${context.site.productName}.`,
      path: atPage(paths.giftCards, search.page),
    }),
  component: GiftCardsPage,
  pendingComponent: ListLoading,
});

function GiftCardsPage() {
  const { page = 1 } = Route.useSearch();
  return <GiftCards {...Route.useLoaderData()} page={page} />;
}
