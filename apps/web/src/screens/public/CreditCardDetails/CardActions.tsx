import type { CreditCard } from '@potli/api/contract/creditCards';
import { useApp } from '../../../app/App.tsx';
import { ShopAside } from '../../../features/clickout/ShopAside.tsx';

const COMPLETE = 'Complete the application in the window that opens. Cashback is recorded for that visit.';
const BY_CLAIM =
  'This bank reports new cards by claim. Apply first, then claim your cashback with the application number.';

/** Apply Now, and Claim Cashback where the card is offline. */
export function CardActions({ card }: { card: CreditCard }) {
  const { productName } = useApp().site;
  return (
    <ShopAside
      target={{
        id: card.id,
        source: 'CREDIT_CARD',
        name: card.from,
        logo: card.imageUrl,
        link: card.redirectUrl || card.baseUrl,
      }}
      text="Apply Now"
      caption={`Apply through ${productName} and earn`}
      reward="Cashback"
      isOffline={card.isOffline}
      note={card.isOffline ? BY_CLAIM : COMPLETE}
    />
  );
}
