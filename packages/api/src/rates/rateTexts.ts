import { headline, rateText, type ShownRate } from './ShownRate.ts';

/** `{cashback}` is replaced by the headline, `{rate:Sneakers}` by what the row of that name pays. */
const PLACE = /\{(?:cashback|rate:([^{}]+))\}/g;
/** Nothing before it, or the end of a sentence or a heading. */
const BEGINS = /(?:^|[.!?:>]\s*)$/;

const rowNamed = (rates: readonly ShownRate[], name: string) => rates.find(({ appliesTo }) => appliesTo === name);

/** A text of the catalogue with the rates of its item, so that it cannot repeat an old one. */
export function fillRates(text: string, rates: readonly ShownRate[]): string {
  return text.replace(PLACE, (_place, name: string | undefined, at: number) => {
    if (name !== undefined) {
      const row = rowNamed(rates, name);
      return row ? rateText(row) : 'No cashback';
    }
    const said = headline(rates);
    return BEGINS.test(text.slice(0, at)) ? said : said.charAt(0).toLowerCase() + said.slice(1);
  });
}

const SENTENCE = /[^.!?;<>]+(?:\.\d[^.!?;<>]*)*/g;
const EARNS = /\bcashback\b|\bearns?\b/i;
const PERCENT = /(\d+(?:\.\d+)?)\s?%(?!\s+(?:off|of their|back)\b)/g;
const RUPEES =
  /(?:up to|flat|earns?(?: its full| a flat| up to)?|cashback (?:of|is))\s+₹(\d(?:[\d,]*\d)?(?:\.\d+)?)(?!\s+off|[,.]?\d)|₹(\d(?:[\d,]*\d)?(?:\.\d+)?)\s+cashback/gi;

/** The rates that a text promises, such as "9%" and "₹1,500", and the names of rows that it asks for. */
export function promisesOf(text: string): { figures: string[]; names: string[] } {
  const names = [...text.matchAll(PLACE)].flatMap(([, name]) => name ?? []);
  const sentences = text.replace(PLACE, '').match(SENTENCE) ?? [];
  const figures = sentences.filter((sentence) => EARNS.test(sentence)).flatMap(figuresOf);
  return { figures, names };
}

function figuresOf(sentence: string): string[] {
  const percents = [...sentence.matchAll(PERCENT)].map(([, number]) => `${Number(number)}%`);
  const amounts = [...sentence.matchAll(RUPEES)].map(([, one, other]) => `₹${one ?? other}`);
  return [...percents, ...amounts];
}

/** The promises of a text that no row holds. */
export function brokenPromises(text: string, rates: readonly ShownRate[]): string[] {
  const { figures, names } = promisesOf(text);
  if (figures.length + names.length === 0) return [];
  const held = new Set(rates.flatMap((rate) => [rateText({ ...rate, cap: null }), rateText(rate)]));
  return [...figures.filter((figure) => !held.has(figure)), ...names.filter((name) => !rowNamed(rates, name))];
}
