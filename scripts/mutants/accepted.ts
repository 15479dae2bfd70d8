import type { Accepted } from './toReport.ts';

/** Mutants that survive for a reason. `change` is as the report prints it. */
export const accepted: readonly Accepted[] = [
  {
    file: 'packages/api/src/client/createClient.ts',
    change: '5_000 → 5_000 + 1',
    reason: 'A millisecond of patience is no rule of the product.',
  },
  {
    file: 'packages/api/src/client/withRetries.ts',
    change: 'performance.now() + waitMs > → >=',
    reason: 'Two readings of the clock are never equal to a part of a microsecond.',
  },
  {
    file: 'packages/api/src/client/withRetries.ts',
    change: '0 → 0 + 1',
    reason: 'The pause is 300 ms at least, so that a smallest wait of 0 or 1 ms is the same.',
  },
  {
    file: 'packages/api/src/client/ApiError.ts',
    change: "headers.get('retry-after') ?? '' → headers.get('retry-aft…",
    reason: 'The pattern reads a missing header as the word null, which is no number either.',
  },
  {
    file: 'packages/machines/src/auth/sessionStatus.ts',
    change: '0 → 0 + 1',
    reason: 'Expiry is compared in seconds: the first millisecond of 1970 is as past as its beginning.',
  },
  {
    file: 'apps/server/src/http/HttpError.ts',
    change: "'HttpError' → ''",
    reason: 'Only logs show the name of the class.',
  },
  {
    file: 'apps/server/src/domain/shop/catalogue/import/readDocument.ts',
    change: "'DocumentRefused' → ''",
    reason: 'Only logs show the name of the class.',
  },
  {
    file: 'apps/server/src/domain/shop/catalogue/import/loadRows.ts',
    change: '200 → 200 + 1',
    reason: 'How many rows one statement loads is no rule of the product.',
  },
  {
    file: 'apps/server/src/domain/platform/shared/yieldToEventLoop.ts',
    change: 'performance.now() - since < longestMs → !(performance.now…',
    reason: 'Giving way to other work changes no result; the benches see what it costs.',
  },
  {
    file: 'apps/server/src/domain/platform/shared/yieldToEventLoop.ts',
    change: 'return async () => { return;',
    reason: 'The same.',
  },
  {
    file: 'apps/server/src/domain/platform/shared/groupCommit.ts',
    change: '2_500 → 2_500 + 1',
    reason: 'A millisecond of patience is no rule of the product.',
  },
  {
    file: 'apps/server/src/domain/shop/clicks/readClicks.ts',
    change: "'count_clicks_of_member' → ''",
    reason: 'Without a name the statement is planned each time, and its rows are the same.',
  },
  {
    file: 'apps/server/src/domain/shop/clicks/readClicks.ts',
    change: 'counted?.total ?? 0 → counted?.total',
    reason: 'A count always has one row; the fallback is for the compiler.',
  },
  {
    file: 'apps/server/src/domain/shop/catalogue/createCatalogueService.ts',
    change: '1_000 → 1_000 + 1',
    reason: 'How many answers are kept in memory is no rule of the product.',
  },
  {
    file: 'apps/server/src/domain/shop/catalogue/search/createCatalogueSearch.ts',
    change: '60_000 → 60_000 + 1',
    reason: 'A millisecond of a minute is no rule of the product.',
  },
  {
    file: 'apps/server/src/domain/shop/catalogue/search/createSearchIndex.ts',
    change: 'without await pause()',
    reason: 'Giving way to other work changes no result; the benches see what it costs.',
  },
  {
    file: 'apps/server/src/domain/shop/catalogue/search/editDistance.ts',
    change: '1 → 1 + 1',
    reason: 'Stands for "too far": every number above the most allowed distance means the same.',
  },
  {
    file: 'apps/server/src/domain/shop/catalogue/import/importCatalogue.ts',
    change: '7_068_742 → 7_068_742 + 1',
    reason: 'The number of an advisory lock: any that all hosts share.',
  },
  {
    file: 'apps/server/src/domain/orders/disputes/disputeRows.ts',
    change: '1 → 1 + 1',
    reason: 'Two taken numbers of ten digits, one after the other, cannot be had in a test.',
  },
  {
    file: 'apps/server/src/domain/platform/sealing/createSealer.ts',
    change: "'utf8' → ''",
    reason: 'The bytes are put together as UTF-8 by the sum of texts, too.',
  },
  {
    file: 'apps/server/src/domain/platform/uploads/pdf/rewriteDocument.ts',
    change: '16 → 16 + 1',
    reason: 'The bound is for the memory of the process; one MB more is as good.',
  },
  {
    file: 'apps/server/src/domain/platform/uploads/pdf/rewriteWorker.ts',
    change: 'without limitUnpacking()',
    reason: 'Runs in a thread of its own, which seeded faults do not reach; the thread has tests of its own.',
  },
  {
    file: 'apps/server/src/domain/platform/uploads/reencodeWorker.ts',
    change: 'image.width * image.height > → >=',
    reason: 'The same.',
  },
  {
    file: 'apps/server/src/domain/platform/uploads/removeUnclaimedFiles.ts',
    change: '20 → 20 + 1',
    reason: 'How many files one transaction removes is no rule of the product.',
  },
  {
    file: 'apps/server/src/http/createFormParser.ts',
    change: '8 → 8 + 1',
    reason: 'One header more in a part of a form is as harmless as eight.',
  },
  {
    file: 'apps/server/src/domain/platform/shared/yieldToEventLoop.ts',
    change: 'performance.now() - since < → <=',
    reason: 'Two readings of the clock are never exactly so far apart.',
  },
  {
    file: 'apps/server/src/domain/ledger/roots/makeTree.ts',
    change: '64 → 64 + 1',
    reason: 'How many rows one statement writes is no rule of the product.',
  },
  {
    file: 'apps/server/src/domain/orders/apply/createReportWriter.ts',
    change: '1_000 → 1_000 + 1',
    reason: 'The bound is for the memory of the process; one report more is as good.',
  },
  {
    file: 'apps/server/src/domain/orders/reports/lockOrders.ts',
    change: '1 → 1 + 1',
    reason: 'The numbers of two kinds of advisory locks: any two that differ.',
  },
  {
    file: 'apps/server/src/domain/orders/apply/receiveBodies.ts',
    change: 'start < → <=',
    reason: 'One more group without a report in it changes nothing.',
  },
  {
    file: 'apps/server/src/domain/orders/networks/pullLease.ts',
    change: '4 → 4 + 1',
    reason: 'How often a lease is renewed before it ends is no rule of the product.',
  },
  {
    file: 'apps/server/src/domain/ledger/roots/readPlaces.ts',
    change: 'upper.get(coin) ?? [] → upper.get(coin)',
    reason: 'Every coin of a block has its tree; the fallback is for the compiler.',
  },
  {
    file: 'apps/server/src/domain/payouts/tax/readYearOfMembers.ts',
    change: 'page.at(-1)?.id ?? 0n → page.at(-1)?.id',
    reason: 'A page that is not empty has a last row; the fallback is for the compiler.',
  },
  {
    file: 'apps/server/src/domain/payouts/forfeiture/forfeitIdle.ts',
    change: 'page.at(-1) ?? 0n → page.at(-1)',
    reason: 'The same.',
  },
  {
    file: 'apps/server/src/domain/orders/review/replayReports.ts',
    change: '[…] without again.report',
    reason: 'Shows only where another host changes the order at that very moment.',
  },
  {
    file: 'apps/server/src/domain/shop/clicks/readClicks.ts',
    change: '0 → 0 + 1',
    reason: 'A count always has one row; the fallback is for the compiler.',
  },
  {
    file: 'apps/server/src/domain/shop/catalogue/cache/listenForChanges.ts',
    change: 'true → false',
    reason: 'Whether a connection that is silent for hours is kept alive cannot be seen in a test.',
  },
  {
    file: 'apps/server/src/domain/views/memberFile/readMemberFile.ts',
    change: '10 → 10 + 1',
    reason: 'How many rows an operator is shown is no rule of the product.',
  },
  {
    file: 'apps/server/src/domain/platform/uploads/pdf/rewriteDocument.ts',
    change: '1024 → 1024 + 1',
    reason: 'The bound is for the memory of the process; a little more is as good.',
  },
  {
    file: 'apps/server/src/domain/platform/uploads/reencodeWorker.ts',
    change: "without canvas.getContext('2d').drawImage(image, 0, 0)",
    reason: 'Runs in a thread of its own, which seeded faults do not reach; the thread has tests of its own.',
  },
];
