import type { Database } from '../db/database.ts';
import { createMember } from '../domain/members/identity/createMember.ts';
import type { OrderReport } from '../domain/orders/reports/OrderReport.ts';
import type { FindPayoutAccount } from '../domain/payouts/transfers/findPayoutAccount.ts';
import type { OpenTarget } from '../domain/payouts/transfers/openTarget.ts';
import { createUuidV7 } from '../domain/platform/shared/uuidV7.ts';
import { type ClickRow, insertClicks, toClickRow } from '../domain/shop/clicks/clickRows.ts';
import { sampleDevice } from './sampleMember.ts';

let members = 0;
let events = 0;
const uuidV7 = createUuidV7();

/** A member without a session. */
export function addMember({ orm }: Pick<Database, 'orm'>, invitedBy?: string, referralCode?: string): Promise<bigint> {
  members += 1;
  return createMember(orm, {
    email: `money${members}@mail.example`,
    passwordHash: 'none',
    name: `Member ${members}`,
    mobileNumber: '',
    gender: 'OTHER',
    emailVerifiedAt: new Date(),
    invitedBy,
    referralCode: referralCode ?? `MONEY${members}`,
  });
}

interface SampleClick {
  source?: string;
  sourceId?: bigint;
  clickedAt?: Date;
  basisPoints?: number;
  /** Fixed paise instead. */
  fixedPaise?: bigint;
  rateCardId?: bigint | null;
}

/** A click of a member, by default at 5 %. Returns its id. */
export async function addClick(database: Pick<Database, 'pool' | 'orm'>, memberId: bigint, given: SampleClick = {}) {
  const [id = ''] = await addClicks(database, memberId, [given]);
  return id;
}

/** Clicks of a member, in one statement. Returns their ids. */
export async function addClicks(
  database: Pick<Database, 'pool' | 'orm'>,
  memberId: bigint,
  given: readonly SampleClick[],
) {
  const rows = given.map((click) => toSampleRow(memberId, click));
  await insertClicks(database, rows);
  return rows.map(({ id }) => id);
}

function toSampleRow(memberId: bigint, given: SampleClick): ClickRow {
  const {
    source = 'STORE',
    sourceId = 1n,
    clickedAt = new Date(),
    basisPoints = 500,
    fixedPaise = 0n,
    rateCardId = null,
  } = given;
  const destination = {
    id: sourceId,
    redirectUrl: null,
    rateCardId,
    termsId: null,
    cashbackBasisPoints: basisPoints,
    cashbackPaise: fixedPaise,
  };
  const id = uuidV7(clickedAt.getTime());
  return toClickRow({ id, memberId, source, clickedAt, device: sampleDevice, destination });
}

/** A report of an order of 1,000 rupees, with a new event id. */
export function sampleReport(given: Partial<OrderReport>): OrderReport {
  events += 1;
  return {
    network: 'bazaar',
    eventId: `event-${events}`,
    orderId: 'OD-1',
    clickId: null,
    status: 'tracked',
    saleAmountPaise: 100_000n,
    occurredAt: new Date('2026-10-01T06:00:00Z'),
    ...given,
  };
}

const ACCOUNT_ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** A payout account that was never changed. */
export const anyAccount: FindPayoutAccount = () =>
  Promise.resolve({ id: ACCOUNT_ID, kind: 'account', heldUntil: null, emailVerified: true });

/** Opens any version to the same account. */
export const anyTarget: OpenTarget = () =>
  Promise.resolve({ kind: 'account', holderName: 'Asha', accountNumber: '100200300400', ifscCode: 'SBIN0000001' });
