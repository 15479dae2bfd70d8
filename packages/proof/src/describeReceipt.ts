import type { Fact } from './FileVerdict.ts';
import { moment, percent, rupees } from './inWords.ts';
import type { ReceiptRate } from './Receipt.ts';
import type { Verdict } from './Verdict.ts';
import type { ReceiptFacts } from './verifyReceipt.ts';

/** What a receipt says, in words. */
export function describeReceipt(verdict: Verdict<ReceiptFacts>): Verdict<readonly Fact[]> {
  if (verdict.result !== 'sound') return verdict;
  const { clickId, memberId, at, source, item, rates, terms, keyId } = verdict.facts;
  const facts: Fact[] = [
    { name: 'Member', value: memberId },
    { name: 'Click', value: clickId },
    { name: 'Clicked on (IST)', value: moment(at) },
    { name: 'By', value: source },
    { name: 'Led to', value: [item.name, `${item.kind} ${item.id}`].filter(Boolean).join(', ') },
  ];
  if (item.sentTo !== null) facts.push({ name: 'Sent to', value: item.sentTo });
  if (rates.version !== null) facts.push({ name: 'Version of the rates', value: rates.version });
  facts.push(...rates.rows.map((rate) => ({ name: rate.appliesTo, value: rewardOf(rate) })));
  facts.push(...(terms?.texts ?? []).map((text, n) => ({ name: `Term ${n + 1}`, value: text })));
  facts.push({ name: 'Signed with the key', value: keyId });
  return { ...verdict, facts };
}

function rewardOf(rate: ReceiptRate): string {
  const { basisPoints, amountPaise, capPaise, minimumPaise, newUsersOnly, from, to, isUsual } = rate;
  const parts = [
    amountPaise === '0' ? percent(basisPoints) : rupees(amountPaise),
    rate.kind === 'lead' && 'without a sale',
    capPaise !== null && `at most ${rupees(capPaise)}`,
    minimumPaise !== null && `for orders from ${rupees(minimumPaise)} on`,
    newUsersOnly === 'yes' && 'for new users only',
    from !== null && `from ${moment(from)} on`,
    to !== null && `before ${moment(to)}`,
    isUsual === 'yes' && 'also where nothing more is known of the order',
  ];
  return parts.filter(Boolean).join(', ');
}
