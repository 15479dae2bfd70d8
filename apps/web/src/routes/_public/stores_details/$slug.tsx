import { createFileRoute } from '@tanstack/react-router';
import { DetailLoading } from '../../../components/details/DetailLoading.tsx';
import { orNotFound } from '../../../features/catalogue/orNotFound.ts';
import { fetchStore } from '../../../features/catalogue/stores.ts';
import { paths } from '../../../lib/paths.ts';
import { NotFound } from '../../../screens/public/NotFound/NotFound.tsx';
import { StoreDetails } from '../../../screens/public/StoreDetails/StoreDetails.tsx';
import { missingHead, pageHead } from '../../../seo/pageHead.ts';

export const Route = createFileRoute('/_public/stores_details/$slug')({
  loader: ({ context, params, abortController }) =>
    orNotFound(fetchStore(context.api, params.slug, abortController.signal)),
  head: ({ loaderData: store, match: { context } }) =>
    store
      ? pageHead({
          site: context.site,
          title: `${store.metaTitle} | ${context.site.productName}`,
          description: store.metaDescription,
          path: paths.store(store.urlSlug),
          image: `/og/store/${store.urlSlug}.png`,
        })
      : missingHead(context.site),
  component: StorePage,
  pendingComponent: DetailLoading,
  notFoundComponent: NotFound,
});

function StorePage() {
  return <StoreDetails store={Route.useLoaderData()} />;
}
