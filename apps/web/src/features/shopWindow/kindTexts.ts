import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import {
  BadgePercent,
  CircleHelp,
  CreditCard,
  FileText,
  Gift,
  type IconNode,
  Image,
  LayoutGrid,
  Shapes,
  Store,
  TextSearch,
  TicketPercent,
  Video,
} from 'lucide';
import { memberPaths } from '../../lib/memberPaths.ts';
import { paths } from '../../lib/paths.ts';

interface KindTexts {
  title: string;
  noun: { one: string; many: string };
  icon: IconNode;
  /** Where visitors see a row with this key. */
  page: (key: string) => string;
}

/** What editors call each kind of the shop window, in the order of the sidebar. */
export const kindTexts: Record<CatalogueKindName, KindTexts> = {
  stores: { title: 'Stores', noun: { one: 'store', many: 'stores' }, icon: Store, page: paths.store },
  flashDeals: {
    title: 'Flash deals',
    noun: { one: 'flash deal', many: 'flash deals' },
    icon: BadgePercent,
    page: paths.deal,
  },
  offers: {
    title: 'Coupons',
    noun: { one: 'coupon', many: 'coupons' },
    icon: TicketPercent,
    // none of its own
    page: () => paths.coupons,
  },
  creditCards: {
    title: 'Credit cards',
    noun: { one: 'credit card', many: 'credit cards' },
    icon: CreditCard,
    page: paths.creditCard,
  },
  giftCards: { title: 'Gift cards', noun: { one: 'gift card', many: 'gift cards' }, icon: Gift, page: paths.giftCard },
  categories: {
    title: 'Categories',
    noun: { one: 'category', many: 'categories' },
    icon: Shapes,
    page: paths.category,
  },
  banners: { title: 'Banners', noun: { one: 'banner', many: 'banners' }, icon: Image, page: () => paths.home },
  homeSections: {
    title: 'Home sections',
    noun: { one: 'home section', many: 'home sections' },
    icon: LayoutGrid,
    page: () => paths.home,
  },
  searchWords: {
    title: 'Search words',
    noun: { one: 'search word', many: 'search words' },
    icon: TextSearch,
    page: () => paths.home,
  },
  faqs: { title: 'FAQs', noun: { one: 'question', many: 'questions' }, icon: CircleHelp, page: () => memberPaths.faqs },
  videos: { title: 'Help videos', noun: { one: 'video', many: 'videos' }, icon: Video, page: () => memberPaths.videos },
  // the key is the path
  texts: { title: 'Texts', noun: { one: 'text', many: 'texts' }, icon: FileText, page: (key) => `/${key}` },
};
