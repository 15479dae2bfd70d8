import { Loading } from '@potli/ui/Loading';
import { AccountPage } from '../../../components/account/AccountPage.tsx';

export const SOMEBODYS_GIFT = 'A gift for you';

/** What the server sends. */
export function GiftWaiting() {
  return (
    <AccountPage title={SOMEBODYS_GIFT}>
      <Loading text="Loading..." />
    </AccountPage>
  );
}
