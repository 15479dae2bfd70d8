/** A page of `docs/decisions`. */
export interface Decision {
  /** In the folder: `017-order-statuses.md`. */
  file: string;
  text: string;
}

/** As `docs/decisions/README.md` states it. */
const MOST_WORDS = 220;
const WORD = /\S*[\p{L}\p{N}]\S*/gu;
const ROW = /^\| (\d{3}) \| \[.+\]\((\S+)\)/gm;
const UNUSED = /^Not used: (.+)\.$/m;

/**
 * What is wrong with the decisions and their list: pages that are too long, rows that are missing or out of order, and
 * gaps in the numbers that the list does not name.
 *
 * @param decisions all of them, in any order
 * @param list the text of their README
 * @returns one sentence for each problem
 */
export function decisionProblems(decisions: readonly Decision[], list: string): string[] {
  const files = decisions.map(({ file }) => file).sort();
  const rows = [...list.matchAll(ROW)].map(([, number = '', file = '']) => ({ number, file }));
  const listed = rows.map(({ file }) => file);
  const unused = UNUSED.exec(list)?.[1]?.split(', ') ?? [];
  const numbers = [...files.map(numberOf), ...unused].sort();

  return [
    ...decisions.flatMap(({ file, text }) => {
      const words = text.match(WORD)?.length ?? 0;
      return words > MOST_WORDS ? [`${file} has ${words} words, more than ${MOST_WORDS}`] : [];
    }),
    ...files.filter((file) => !listed.includes(file)).map((file) => `${file} has no row`),
    ...rows.filter(({ number, file }) => numberOf(file) !== number).map(({ file }) => `${file} has another number`),
    ...listed
      .filter((file, index) => file <= (listed[index - 1] ?? ''))
      .map((file) => `the row of ${file} is too late`),
    ...numbers.flatMap((number, index) => {
      const expected = index === 0 ? 1 : Number(numbers[index - 1]) + 1;
      if (Number(number) === expected) return [];
      if (Number(number) < expected) return [`${number} is there twice`];
      return [`“Not used” does not name the numbers from ${expected} to ${Number(number) - 1}`];
    }),
  ];
}

const numberOf = (file: string) => file.slice(0, 3);
