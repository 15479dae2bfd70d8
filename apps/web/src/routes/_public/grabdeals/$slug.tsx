import { createFileRoute } from '@tanstack/react-router';
import { fetchFlashDeal } from '../../../features/catalogue/offers.ts';
import { orNotFound } from '../../../features/catalogue/orNotFound.ts';
import { paths } from '../../../lib/paths.ts';
import { DealDetails } from '../../../screens/public/DealDetails/DealDetails.tsx';
import { DealLoading } from '../../../screens/public/DealDetails/DealLoading.tsx';
import { NotFound } from '../../../screens/public/NotFound/NotFound.tsx';
import { missingHead, pageHead } from '../../../seo/pageHead.ts';

export const Route = createFileRoute('/_public/grabdeals/$slug')({
  loader: ({ context, params, abortController }) =>
    orNotFound(fetchFlashDeal(context.api, params.slug, abortController.signal)),
  head: ({ loaderData: deal, match: { context } }) =>
    deal
      ? pageHead({
          site: context.site,
          title: `${deal.offerName} | ${context.site.productName}`,
          description: `${deal.offerName}${deal.store ? ` at ${deal.store.storeName}` : ''}: the code, the terms and the cashback you earn through ${context.site.productName}.`,
          path: paths.deal(deal.urlSlug),
          image: `/og/deal/${deal.urlSlug}.png`,
        })
      : missingHead(context.site),
  component: DealPage,
  pendingComponent: DealLoading,
  notFoundComponent: NotFound,
});

function DealPage() {
  return <DealDetails deal={Route.useLoaderData()} />;
}
