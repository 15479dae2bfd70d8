import type { BankService } from '../domain/bank/createBankService.ts';
import type { CatalogueService } from '../domain/catalogue/createCatalogueService.ts';
import type { ClickService } from '../domain/clicks/createClickService.ts';
import type { ContentService } from '../domain/content/createContentService.ts';
import type { DisputeService } from '../domain/disputes/createDisputeService.ts';
import type { GiftCardOrderService } from '../domain/giftcards/createGiftCardOrderService.ts';
import type { KeyedWrites } from '../domain/idempotency/createKeyedWrites.ts';
import type { IdentityService } from '../domain/identity/createIdentityService.ts';
import type { WalletService } from '../domain/ledger/createWalletService.ts';
import type { LinkService } from '../domain/links/createLinkService.ts';
import type { OrderService } from '../domain/orders/createOrderService.ts';
import type { PayoutService } from '../domain/payouts/createPayoutService.ts';
import type { ProfileService } from '../domain/profiles/createProfileService.ts';
import type { RedirectService } from '../domain/redirects/createRedirectService.ts';
import type { ReferralService } from '../domain/referrals/createReferralService.ts';
import type { UploadService } from '../domain/uploads/createUploadService.ts';
import type { FileAddresses } from '../domain/uploads/fileAddresses.ts';

/** What the handlers are bound to. One instance of each lives as long as the host. */
export interface Services {
  catalogue: CatalogueService;
  identity: IdentityService;
  clicks: ClickService;
  links: LinkService;
  redirects: RedirectService;
  wallets: WalletService;
  orders: OrderService;
  payouts: PayoutService;
  profiles: ProfileService;
  bank: BankService;
  referrals: ReferralService;
  giftCardOrders: GiftCardOrderService;
  content: ContentService;
  disputes: DisputeService;
  uploads: UploadService;
  fileAddresses: FileAddresses;
  keyedWrites: KeyedWrites;
  /** Whether the database takes writes. */
  health: { isReady(): Promise<boolean> };
  /** Whether members reach the shop by https. */
  secureCookies: boolean;
}
