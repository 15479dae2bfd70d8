import { createFileRoute } from '@tanstack/react-router';
import { ListLoading } from '../../components/listing/ListLoading.tsx';
import { pageNumber } from '../../components/listing/pageNumber.ts';
import { fetchBanners } from '../../features/catalogue/banners.ts';
import { fetchCreditCards } from '../../features/catalogue/creditCards.ts';
import { markIncomplete } from '../../features/catalogue/incomplete.ts';
import { orUndefined } from '../../features/catalogue/orUndefined.ts';
import { atPage, paths } from '../../lib/paths.ts';
import { CreditCards } from '../../screens/public/CreditCards/CreditCards.tsx';
import { pageHead } from '../../seo/pageHead.ts';

export const Route = createFileRoute('/_public/credit_cards')({
  validateSearch: ({ page }): { page?: number } => ({ page: pageNumber(page) }),
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ context: { api }, deps: { page }, abortController: { signal } }) => {
    const [listed, banners] = await Promise.all([
      orUndefined(fetchCreditCards(api, page, signal)),
      fetchBanners(api, 'credit-cards-all-page', signal),
    ]);
    return { listed, banners };
  },
  headers: markIncomplete,
  head: ({ match: { context, search } }) =>
    pageHead({
      site: context.site,
      title: `Credit Cards - Compare Fees, Rewards & Cashback | ${context.site.productName}`,
      description: `Credit cards of Indian banks with their fees, rewards and welcome offers. Apply through ${context.site.productName} and earn cashback.`,
      path: atPage(paths.creditCards, search.page),
    }),
  component: CreditCardsPage,
  pendingComponent: ListLoading,
});

function CreditCardsPage() {
  const { page = 1 } = Route.useSearch();
  return <CreditCards {...Route.useLoaderData()} page={page} />;
}
