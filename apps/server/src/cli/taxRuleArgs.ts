import { indiaDay } from '@potli/api/units/india';
import { toRupees } from '@potli/api/units/money';
import { toBasisPoints, toPercent } from '@potli/api/units/percent';
import type { NewTaxRule } from '../domain/payouts/tax/taxRules.ts';
import { UsageError } from './Cli.ts';
import { inRupees } from './inRupees.ts';

/** For `parseArgs`. */
export const taxRuleOptions = {
  rate: { type: 'string' },
  'without-pan': { type: 'string' },
  above: { type: 'string' },
  of: { type: 'string' },
  from: { type: 'string' },
} as const;

type Given = { [Name in keyof typeof taxRuleOptions]?: string | undefined };

const KINDS = { own: 'OWN', link: 'SHARE_LINK', friends: 'REFERRAL' } as const;
const kindNames = Object.entries(KINDS);
const MOST_RATE_BP = 5_000;

/** The rule of `tax rule add`. @throws UsageError for rates, a threshold, kinds or a day that make no sense */
export function readNewTaxRule({ rate, 'without-pan': withoutPan, above, of, from }: Given): NewTaxRule {
  const rateBp = readRate(rate);
  return {
    rateBp,
    withoutPanBp: withoutPan === undefined ? null : readRateWithoutPan(withoutPan, rateBp),
    thresholdPaise: readThreshold(above),
    kinds: readKinds(of),
    validFrom: readDay(from),
  };
}

/** Hundredths of a percent: "2.5" is 250. Not a number for what is none. */
const readPercent = (text: string) => (/^\d{1,3}(\.\d{1,2})?$/.test(text) ? toBasisPoints(Number(text)) : Number.NaN);

function readRate(text = ''): number {
  const rateBp = readPercent(text);
  if (!(rateBp <= MOST_RATE_BP)) throw new UsageError('The rate is a percentage from 0 to 50, such as 5 or 2.5.');
  return rateBp;
}

function readRateWithoutPan(text: string, rateBp: number): number {
  const withoutPanBp = readPercent(text);
  if (rateBp === 0) throw new UsageError('A rate of 0 ends withholding, so there is no rate without a PAN.');
  if (!(withoutPanBp >= rateBp && withoutPanBp <= MOST_RATE_BP))
    throw new UsageError('The rate without a PAN is a percentage from the usual rate to 50, such as 20.');
  return withoutPanBp;
}

function readThreshold(text = ''): bigint {
  if (!/^\d{1,9}$/.test(text))
    throw new UsageError('The threshold is the income of a year in whole rupees, such as 20000.');
  return BigInt(text) * 100n;
}

function readKinds(text = ''): NewTaxRule['kinds'] {
  const words = text.split(',');
  const kinds = kindNames.flatMap(([word, kind]) => (words.includes(word) ? [kind] : []));
  if (kinds.length !== words.length) throw new UsageError('The income is own, link, friends, or several with commas.');
  return kinds;
}

/** Its first moment in India. */
function readDay(text = ''): Date {
  const day = new Date(`${text}T00:00:00+05:30`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && indiaDay(day) === text;
  if (!isDay) throw new UsageError('The day is the first one of the rule, such as 2027-04-01.');
  return day;
}

/** A rule in one line. */
export function toTaxRuleLine({ rateBp, withoutPanBp, thresholdPaise, kinds, validFrom }: NewTaxRule): string {
  const of = kindNames.flatMap(([word, kind]) => (kinds.includes(kind) ? [word] : [])).join(',');
  const withoutPan = withoutPanBp === null ? '' : ` (${toPercent(withoutPanBp)} % without a PAN)`;
  return `from ${indiaDay(validFrom)}: ${toPercent(rateBp)} %${withoutPan} of ${of}, in years with more than ${inRupees(toRupees(thresholdPaise))}`;
}
