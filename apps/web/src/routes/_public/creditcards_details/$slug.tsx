import { createFileRoute } from '@tanstack/react-router';
import { DetailLoading } from '../../../components/details/DetailLoading.tsx';
import { fetchCreditCard } from '../../../features/catalogue/creditCards.ts';
import { orNotFound } from '../../../features/catalogue/orNotFound.ts';
import { CreditCardDetails } from '../../../screens/public/CreditCardDetails/CreditCardDetails.tsx';
import { creditCardHead } from '../../../screens/public/CreditCardDetails/creditCardHead.ts';
import { NotFound } from '../../../screens/public/NotFound/NotFound.tsx';

export const Route = createFileRoute('/_public/creditcards_details/$slug')({
  loader: ({ context, params, abortController }) =>
    orNotFound(fetchCreditCard(context.api, params.slug, abortController.signal)),
  head: ({ loaderData, match: { context } }) => creditCardHead(loaderData, context.site),
  component: CreditCardPage,
  pendingComponent: DetailLoading,
  notFoundComponent: NotFound,
});

function CreditCardPage() {
  return <CreditCardDetails card={Route.useLoaderData()} />;
}
