import { createFileRoute } from '@tanstack/react-router';
import { orNotFound } from '../../../catalogue/orNotFound.ts';
import { fetchStore } from '../../../catalogue/stores.ts';
import { NotFound } from '../../../screens/public/NotFound/NotFound.tsx';
import { StoreDetails } from '../../../screens/public/StoreDetails/StoreDetails.tsx';
import { StoreLoading } from '../../../screens/public/StoreDetails/StoreLoading.tsx';

export const Route = createFileRoute('/_public/stores_details/$slug')({
  loader: ({ context, params, abortController }) =>
    orNotFound(fetchStore(context.api, params.slug, abortController.signal)),
  head: ({ loaderData, match }) => ({
    meta: loaderData && [
      { title: `${loaderData.metaTitle} | ${match.context.site.productName}` },
      { name: 'description', content: loaderData.metaDescription },
    ],
  }),
  component: StorePage,
  pendingComponent: StoreLoading,
  notFoundComponent: NotFound,
});

function StorePage() {
  return <StoreDetails store={Route.useLoaderData()} />;
}
