import type { listGiftCardOrders, Page, Payout, PayoutStory, ReferredPerson, RequestOf, ResponseOf } from '@potli/api';
import type { BankService } from '../domain/bank/createBankService.ts';
import type { CashbackService } from '../domain/cashback/createCashbackService.ts';
import type { CatalogueService } from '../domain/catalogue/createCatalogueService.ts';
import type { ClickService } from '../domain/clicks/createClickService.ts';
import type { ContentService } from '../domain/content/createContentService.ts';
import type { DisputeService } from '../domain/disputes/createDisputeService.ts';
import type { KeyedWrites } from '../domain/idempotency/createKeyedWrites.ts';
import type { IdentityService } from '../domain/identity/createIdentityService.ts';
import type { WalletService } from '../domain/ledger/createWalletService.ts';
import type { LinkService } from '../domain/links/createLinkService.ts';
import type { PostbackService } from '../domain/networks/createPostbackService.ts';
import type { MailPreferenceService } from '../domain/notifications/createMailPreferences.ts';
import type { OrderService } from '../domain/orders/createOrderService.ts';
import type { BankNewsService } from '../domain/payouts/createBankNewsService.ts';
import type { ProfileService } from '../domain/profiles/createProfileService.ts';
import type { QuestionService } from '../domain/questions/createQuestionService.ts';
import type { ReceiptService } from '../domain/receipts/createReceiptService.ts';
import type { RedirectService } from '../domain/redirects/createRedirectService.ts';
import type { RootService } from '../domain/roots/createRootService.ts';
import type { BookService } from '../domain/settlements/createBookService.ts';
import type { PageRequest } from '../domain/shared/paging.ts';
import type { StatementService } from '../domain/statement/createStatementService.ts';
import type { PanService } from '../domain/tax/createPanService.ts';
import type { TaxService } from '../domain/tax/createTaxService.ts';
import type { UploadService } from '../domain/uploads/createUploadService.ts';
import type { FileAddresses } from '../domain/uploads/fileAddresses.ts';

/** A list of what belongs to one member. */
interface MemberList<Query, List> {
  listOf(memberId: bigint, query: Query): Promise<List>;
}

/** What the handlers call. One instance of each lives as long as the host. */
export interface Services {
  catalogue: CatalogueService;
  identity: IdentityService;
  clicks: ClickService;
  receipts: ReceiptService;
  links: LinkService;
  redirects: RedirectService;
  wallets: WalletService;
  cashback: CashbackService;
  statements: StatementService;
  /** Published roots over all chains. */
  roots: RootService;
  tax: TaxService;
  pans: PanService;
  books: BookService;
  orders: OrderService;
  payouts: MemberList<PageRequest, Page<Payout>> & { storyOf(memberId: bigint, id: string): Promise<PayoutStory> };
  /** Reports of networks. */
  postbacks: PostbackService;
  /** What the bank tells by itself. */
  bankNews: BankNewsService;
  mailPreferences: MailPreferenceService;
  profiles: ProfileService;
  bank: BankService;
  referrals: MemberList<PageRequest, Page<ReferredPerson>>;
  giftCardOrders: MemberList<RequestOf<typeof listGiftCardOrders>['query'], ResponseOf<typeof listGiftCardOrders>>;
  content: ContentService;
  disputes: DisputeService;
  questions: QuestionService;
  uploads: UploadService;
  fileAddresses: FileAddresses;
  keyedWrites: KeyedWrites;
  /** Whether the database takes writes. */
  health: { isReady(): Promise<boolean> };
  /** Whether members reach the shop by https. */
  secureCookies: boolean;
}
