import { createFileRoute } from '@tanstack/react-router';
import { DetailLoading } from '../../../components/details/DetailLoading.tsx';
import { markIncomplete } from '../../../features/catalogue/incomplete.ts';
import { fetchStoreOffers } from '../../../features/catalogue/offers.ts';
import { orNotFound } from '../../../features/catalogue/orNotFound.ts';
import { fetchStore } from '../../../features/catalogue/stores.ts';
import { paths } from '../../../lib/paths.ts';
import { NotFound } from '../../../screens/public/NotFound/NotFound.tsx';
import { StoreDetails } from '../../../screens/public/StoreDetails/StoreDetails.tsx';
import { missingHead, pageHead } from '../../../seo/pageHead.ts';

export const Route = createFileRoute('/_public/stores_details/$slug')({
  loader: async ({ context: { api }, params, abortController: { signal } }) => {
    const store = await orNotFound(fetchStore(api, params.slug, signal));
    return { store, ...(await fetchStoreOffers(api, store, signal)) };
  },
  headers: markIncomplete,
  head: ({ loaderData, match: { context } }) =>
    loaderData
      ? pageHead({
          site: context.site,
          title: `${loaderData.store.metaTitle} | ${context.site.productName}`,
          description: loaderData.store.metaDescription,
          path: paths.store(loaderData.store.urlSlug),
          image: `/og/store/${loaderData.store.urlSlug}.png`,
        })
      : missingHead(context.site),
  component: StorePage,
  pendingComponent: DetailLoading,
  notFoundComponent: NotFound,
});

function StorePage() {
  return <StoreDetails {...Route.useLoaderData()} />;
}
