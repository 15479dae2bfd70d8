import { createFileRoute } from '@tanstack/react-router';
import { loadOrNotFound } from '../../../queries/loadOrNotFound.ts';
import { storeQuery } from '../../../queries/storeQueries.ts';
import { StoreDetails } from '../../../screens/public/StoreDetails/StoreDetails.tsx';

export const Route = createFileRoute('/_public/stores_details/$slug')({
  loader: ({ context, params }) => loadOrNotFound(context.queryClient, storeQuery(context.api, params.slug)),
  head: ({ loaderData, match }) => ({
    meta: loaderData && [
      { title: `${loaderData.metaTitle} | ${match.context.site.productName}` },
      { name: 'description', content: loaderData.metaDescription },
    ],
  }),
  component: StorePage,
});

function StorePage() {
  const { slug } = Route.useParams();
  return <StoreDetails slugOrId={slug} />;
}
