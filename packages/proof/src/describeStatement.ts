import type { Fact } from './FileVerdict.ts';
import { accountName, day, dayInWords, rupees } from './inWords.ts';
import type { Verdict } from './Verdict.ts';
import type { StatementFacts } from './verifyStatement.ts';

/** What a statement says, in words. */
export function describeStatement(verdict: Verdict<StatementFacts>): Verdict<readonly Fact[]> {
  if (verdict.result !== 'sound') return verdict;
  const { memberId, journals, first, last, balances, head, confirmed, published, keyId } = verdict.facts;
  const facts: Fact[] = [
    { name: 'Member', value: memberId },
    { name: 'Lines', value: String(journals) },
  ];
  if (first !== null && last !== null)
    facts.push({ name: 'From', value: day(first) }, { name: 'To', value: day(last) });
  for (const [account, paise] of Object.entries(balances)) {
    facts.push({ name: accountName(account), value: rupees(paise) });
  }
  if (confirmed !== null) facts.push({ name: 'The same as before up to line', value: String(confirmed) });
  if (published)
    facts.push(
      { name: 'Under the root of', value: dayInWords(published.day) },
      { name: 'Owed to you on that day', value: rupees(published.owedPaise) },
    );
  facts.push({ name: 'Head', value: head });
  if (keyId !== null) facts.push({ name: 'Signed with the key', value: keyId });
  return { ...verdict, facts };
}
