import { demoDisputes } from '@potli/api/fixtures';
import { expect, it } from 'vitest';
import { disputeStatus } from './disputeStatus.ts';
import { pageOfDisputes } from './myDisputesQuery.ts';

it('reads a status', () => {
  expect(disputeStatus('SENT_TO_STORE')).toMatchObject({ label: 'Sent to store', tone: 'info' });
});

it.each(['WAITING_FOR_BANK', 'constructor', ''])('shows the unknown %s as it came', (status) => {
  expect(disputeStatus(status)).toEqual({ label: status, tone: 'neutral' });
});

it('cuts a page out of all claims', () => {
  const all = { rows: [...demoDisputes], totalPages: 1, totalCount: demoDisputes.length };
  expect(pageOfDisputes(all, { page: 2, pageSize: 2 })).toEqual({
    rows: demoDisputes.slice(2, 4),
    totalPages: 3,
    totalCount: 5,
  });
});
