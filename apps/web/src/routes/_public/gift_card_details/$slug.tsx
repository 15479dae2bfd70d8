import { createFileRoute } from '@tanstack/react-router';
import { DetailLoading } from '../../../components/details/DetailLoading.tsx';
import { fetchGiftCard } from '../../../features/catalogue/giftCards.ts';
import { orNotFound } from '../../../features/catalogue/orNotFound.ts';
import { paths } from '../../../lib/paths.ts';
import { GiftCardDetails } from '../../../screens/public/GiftCardDetails/GiftCardDetails.tsx';
import { NotFound } from '../../../screens/public/NotFound/NotFound.tsx';
import { missingHead, pageHead } from '../../../seo/pageHead.ts';

export const Route = createFileRoute('/_public/gift_card_details/$slug')({
  loader: ({ context, params, abortController }) =>
    orNotFound(fetchGiftCard(context.api, params.slug, abortController.signal)),
  head: ({ loaderData: card, match: { context } }) =>
    card
      ? pageHead({
          site: context.site,
          title: `${card.name} - Prices and Discount | ${context.site.productName}`,
          description: `${card.name}: denominations, what you save and what you pay, and how to use it at ${card.finalBrandName}.`,
          path: paths.giftCard(card.urlSlug),
          image: `/og/giftcard/${card.urlSlug}.png`,
        })
      : missingHead(context.site),
  component: GiftCardPage,
  pendingComponent: DetailLoading,
  notFoundComponent: NotFound,
});

function GiftCardPage() {
  return <GiftCardDetails card={Route.useLoaderData()} />;
}
