import { expect, it } from 'vitest';
import { disputeStatus } from './disputeStatus.ts';

it('reads a status', () => {
  expect(disputeStatus('SENT_TO_STORE')).toMatchObject({ label: 'Sent to store', tone: 'info' });
});

it.each(['WAITING_FOR_BANK', 'constructor', ''])('shows the unknown %s as it came', (status) => {
  expect(disputeStatus(status)).toEqual({ label: status, tone: 'neutral' });
});
