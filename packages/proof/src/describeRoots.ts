import type { Fact } from './FileVerdict.ts';
import { dayInWords, rupees } from './inWords.ts';
import type { Verdict } from './Verdict.ts';
import type { ConsistencyFacts } from './verifyConsistency.ts';
import { isSigned, type RootsFacts } from './verifyRoots.ts';

/** What published roots say, in words. */
export function describeRoots(verdict: Verdict<RootsFacts>): Verdict<readonly Fact[]> {
  if (verdict.result !== 'sound') return verdict;
  const { roots, same } = verdict.facts;
  const facts: Fact[] = [{ name: 'Roots', value: String(roots.length) }];
  const [first, last] = [roots.at(0), roots.at(-1)];
  if (first && last) {
    facts.push(
      { name: 'From', value: dayInWords(first.day) },
      { name: 'To', value: dayInWords(last.day) },
      { name: 'Owed to all members', value: rupees(last.owedPaise) },
      { name: 'Root of the list', value: last.logRoot },
    );
  }
  const signed = roots.filter(isSigned).length;
  if (signed > 0) facts.push({ name: 'Signed', value: String(signed) });
  if (same !== null) facts.push({ name: 'The same as in the other file', value: String(same) });
  return { ...verdict, facts };
}

/** What a proof of consistency says, in words. */
export function describeConsistency(verdict: Verdict<ConsistencyFacts>): Verdict<readonly Fact[]> {
  if (verdict.result !== 'sound') return verdict;
  const facts = [verdict.facts.from, verdict.facts.to].map(({ day, logRoot }) => ({
    name: `Root of the list on ${dayInWords(day)}`,
    value: logRoot,
  }));
  return { ...verdict, facts };
}
