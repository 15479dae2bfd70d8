interface ChunkGroup {
  name: string;
  /** Beginnings of the paths of its modules, as `modulePath` writes them. */
  modules: readonly string[];
  /** Beginnings of paths that it leaves out. */
  except?: readonly string[];
  /** Holds only modules that as many entries share. */
  minShareCount?: number;
  /** Holds only what every page starts with. */
  initial?: boolean;
}

const web = (...names: string[]) => names.map((name) => `apps/web/src/${name}`);
const ui = (...names: string[]) => names.map((name) => `packages/ui/src/components/${name}/`);
const icons = (...names: string[]) => names.map((name) => `lucide/dist/esm/icons/${name}.`);
const contract = (...names: string[]) => names.map((name) => `packages/api/src/contract/${name}.`);

/** Everything that this repository makes for browsers. */
const own = ['apps/web/src/', 'packages/ui/src/', 'packages/api/src/', 'lucide/'];
/** Of every page, without the schemas of answers. */
const client = [
  ...web('features/catalogue/incomplete', 'features/catalogue/orUndefined', 'features/catalogue/orNotFound'),
  'packages/api/src/client/ApiError.',
  'packages/api/src/link/',
  'vite/preload-helper',
];
/** Calls of single dashboard screens; each is in the chunk of its screen. */
const memberCalls = contract(
  'bankDetails',
  'contentTypes',
  'dashboardContent',
  'disputes',
  'emailVerification',
  'giftCardOrders',
  'giftCardPayments',
  'gifts',
  'journals',
  'ledgerRoots',
  'mailPreferences',
  'nameLists',
  'payouts',
  'profile',
  'receipts',
  'referrals',
  'statement',
  'tax',
  'transactions',
  'uploads',
  'wallet',
);
/** Of the three legal pages alone. */
const legalTexts = contract('texts', 'textKeys', 'textWords', 'fillWords');
/** What they show. */
const legal = [...web('screens/public/Legal/', 'company/siteWords'), ...contract('fillWords')];
/** What the form that buys a gift card reckons with, without a call. */
const reckoning = contract('giftCardPrice', 'isEmail');
/** Shared by the dashboard's tables, and by no public page. */
const table = [
  ...web('components/table/', 'lib/csv/'),
  ...ui('DataTable', 'Pagination', 'InlineSelect', 'ShortId'),
  'packages/ui/src/format/toCsv',
  '@tanstack/table-core/',
  '@tanstack/react-table/',
];
/** The search of the header, which other pages use, too. */
const search = [...web('features/search/'), ...ui('SearchBox')];
/** What a search asks for: loaded by the first one. */
const searching = web('features/search/search.', 'features/search/matchText.');
/** Pages about one thing. */
const details = [
  ...web('components/details/', 'features/clickout/ShopAside', 'features/clickout/useClaim'),
  ...ui('DetailLayout', 'StoreAside', 'RateTable'),
];
/** Home and the lists. */
const cards = [
  ...web('components/listing/CategoryItem', 'components/listing/StoreItem'),
  ...ui('Carousel', 'StoreCard', 'CategoryCard', 'BannerCarousel'),
  'packages/ui/src/motifs/Cord/',
  ...icons('shopping-bag'),
];

/** A field with its label and message. The search is none. */
const fields = ui('Field', 'FieldMessage', 'TextField');
/** What forms have beside it. */
const forms = [
  ...web('components/forms/'),
  ...ui('Checkbox', 'RadioGroup', 'SegmentedControl', 'TextArea'),
  'packages/ui/src/format/plainDigits',
];
/** Of the search, too. */
const composing = ['packages/ui/src/components/Field/unlessComposing.'];
/** Offers and the way to their shop: pages of stores, deals and coupons. */
const offers = [
  ...web('features/clickout/', 'features/offers/'),
  ...ui('ClickOutButton', 'ShopLine', 'TimeLeft'),
  'packages/ui/src/motifs/Pennant/',
  'packages/ui/src/format/formatTimeLeft.',
];
/** Lists and pages about one thing, which have a way back to their list. */
const lists = [
  ...web(
    'components/listing/CardGrid',
    'components/listing/ListLoading',
    'components/listing/ListedRows',
    'components/listing/ListPage',
    'components/listing/PageLinks',
    'components/MissingPage',
    'screens/public/NotFound/',
  ),
  ...ui('ThemedPicture'),
];
/** Every page but home: amounts, dates, codes. */
const inner = [
  ...web(
    'components/listing/EmptyList',
    'features/clickout/recordClick',
    'features/clickout/redirectPath',
    'lib/useCopyMessages',
    'lib/useCountdown',
    'lib/useLatch',
  ),
  'packages/api/src/link/clickLink.',
  ...ui('Badge', 'Breadcrumbs', 'CopyButton', 'DateText', 'MoneyText', 'Panel', 'StepList', 'TermsList'),
  ...['formatDateTime', 'formatRupees', 'groupDigits'].map((name) => `packages/ui/src/format/${name}.`),
  'packages/ui/src/components/LocaleProvider/useLocale.',
  'packages/ui/src/styles/ticketEdges.',
  ...icons('circle-alert', 'circle-check', 'copy', 'eye', 'gift', 'hourglass', 'info', 'mouse-pointer-click', 'zap'),
];
/** Long texts: terms of offers, and pages about the shop. */
const texts = [...web('components/PlainPage'), ...ui('Prose')];

/** Of home, the footer and the dashboard. */
const marks = icons('chevron-left', 'landmark', 'message-circle-question-mark', 'play', 'receipt-indian-rupee');

/** The frame of a page: the mark, and the menu of small screens. */
const frame = [
  ...ui('Logo', 'Drawer', 'SkipLink', 'TextButton'),
  'packages/ui/src/components/ThemeSwitch/ThemeSwitch.css',
  ...icons(
    'arrow-right',
    'chevron-down',
    'chevron-right',
    'credit-card',
    'menu',
    'search',
    'shield-check',
    'store',
    'wallet',
    'wifi-off',
    'x',
  ),
];
/** What dialogs and questions that open have in common. */
const opening = [
  '@radix-ui/primitive/',
  ...[
    'compose-refs',
    'context',
    'id',
    'presence',
    'primitive',
    'slot',
    'use-callback-ref',
    'use-controllable-state',
    'use-layout-effect',
  ].map((name) => `@radix-ui/react-${name}/`),
];

/** Opened by a press, never with a page. */
const dialog = ui('Dialog');
/** Of five entries, of which one is a public page. */
const facts = ui('FactList');

/** Pages of the links in mails. */
const account = [
  ...web('components/account/AccountPage', 'components/account/LoginArt'),
  ...ui('FormPanel', 'LoginScene'),
];

/** What statecharts have in common. */
const machines = [
  'xstate/',
  '@xstate/react/',
  ...['notProvided', 'toOutput'].map((name) => `packages/machines/src/${name}.`),
];

/** Shared by the screens of claims and orders, and by no public page. */
const claims = [...web('features/uploads/ProofFiles'), ...ui('Timeline'), ...icons('badge-check', 'scissors')];

/** Files that are chosen, on the same screens and on the page that checks statements, which makes no calls. */
const files = [...ui('FileUpload'), ...icons('file-text', 'image', 'upload')];

/** Queries of the dashboard, which bring the schemas of their answers with them. */
const query = [
  ...web('app/apiQuery', 'features/clicks/', 'features/payouts/', 'components/useErrorToast', 'lib/memberPaths'),
  '@tanstack/query-core/',
  '@tanstack/react-query/',
];

/** Folders of the admin area. Only its own client has them. */
export const ADMIN = web('routes/admin/', 'screens/admin/', 'shell/AdminShell/');

/** Few and large chunks: small ones compress badly, and asking for one takes the browser a millisecond or two. */
export const chunkGroups: readonly ChunkGroup[] = [
  {
    name: 'core',
    modules: [
      'react/',
      'react-dom/',
      // in another chunk they would bring it to every page
      '@oxc-project+runtime',
      'scheduler/',
      '@tanstack/router-core/',
      '@tanstack/react-router/',
      '@tanstack/history/',
      '@tanstack/store/',
      '@tanstack/react-store/',
      ...web('hydration/hydrateRoot', 'hydration/stackTraces'),
      // the schemas use it, too: in their chunk it would bring them to every page
      'packages/api/src/link/parseUrl.',
      'packages/api/src/units/duration.',
      ...contract('forfeitSpan'),
    ],
  },
  // What every page starts with stays out of the chunks below, however many pages share it.
  { name: 'start', modules: [...own, ...client], initial: true },
  // before the schemas, which use it, too: in their chunk it would bring them to the page of a gift card
  { name: 'reckoning', modules: reckoning },
  // Calls to the API and the schemas of their answers: a first visit makes none.
  {
    name: 'calls',
    modules: [...web('features/catalogue/'), 'packages/api/src/client/', 'packages/api/src/contract/', 'zod/'],
    except: [...client, ...memberCalls, ...legalTexts],
  },
  {
    name: 'shared',
    modules: own,
    except: [
      'lucide/',
      ...table,
      ...memberCalls,
      ...search,
      ...details,
      ...cards,
      ...account,
      ...query,
      ...claims,
      ...dialog,
      ...facts,
      ...files,
      ...frame,
      ...forms,
      ...fields,
      ...offers,
      ...inner,
      ...lists,
      ...texts,
    ],
    minShareCount: 5,
  },
  // a chunk also takes what its modules import: those that hold less come first
  { name: 'frame', modules: [...frame, ...composing], minShareCount: 2 },
  { name: 'cards', modules: cards, minShareCount: 2 },
  { name: 'marks', modules: marks, minShareCount: 2 },
  { name: 'inner', modules: inner, minShareCount: 2 },
  { name: 'lists', modules: lists, minShareCount: 2 },
  { name: 'texts', modules: texts, minShareCount: 2 },
  { name: 'foot', modules: icons('mail', 'message-circle', 'moon', 'send', 'sun', 'sun-moon'), minShareCount: 2 },
  { name: 'fields', modules: fields, minShareCount: 2 },
  { name: 'forms', modules: [...forms, 'lucide/'], except: [...claims, ...files], minShareCount: 2 },
  { name: 'offers', modules: offers, except: details, minShareCount: 2 },
  { name: 'opening', modules: opening, minShareCount: 2 },
  { name: 'machines', modules: machines, minShareCount: 2 },
  { name: 'dialog', modules: dialog, minShareCount: 2 },
  // before the group below, whose modules import it
  { name: 'files', modules: files, minShareCount: 2 },
  { name: 'claims', modules: claims, minShareCount: 2 },
  { name: 'search', modules: search, except: searching, minShareCount: 2 },
  { name: 'details', modules: details, minShareCount: 2 },
  {
    name: 'account',
    modules: account,
    minShareCount: 2,
  },
  { name: 'query', modules: query, minShareCount: 2 },
  { name: 'table', modules: table, minShareCount: 5 },
  // the three pages in one: each chunk of its own would stand in the list of all pages
  { name: 'legal', modules: legal },
];
