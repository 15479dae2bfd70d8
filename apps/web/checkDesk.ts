import { catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { rights } from '@potli/api/contract/roles';

type Fields = Record<string, unknown>;

/** An address hides at most ten columns (`catalogueSearch`), and a list of the product has five. */
const MOST_COLUMNS = 5;

const say = (value: unknown) => JSON.stringify(value) ?? String(value);

const oneOf = (known: readonly string[]) => `none of ${known.join(', ')}`;

/** What is wrong with fields, each as `pages[0].slug is "A b": …`. */
class Findings {
  readonly texts: string[] = [];

  expect(isRight: boolean, place: string, value: unknown, reason: string): void {
    if (!isRight) this.texts.push(`${place} is ${say(value)}, ${reason}.`);
  }

  pattern(value: unknown, place: string, pattern: RegExp, meant: string): void {
    this.expect(typeof value === 'string' && pattern.test(value), place, value, `not ${meant}`);
  }

  known(value: unknown, place: string, known: readonly string[]): void {
    this.expect(known.includes(value as string), place, value, oneOf(known));
  }

  fields(value: Fields, place: string, names: readonly string[]): void {
    for (const name of Object.keys(value)) this.known(name, `a field of ${place}`, names);
  }

  /** The list's objects; reports what is no list, and what is no object. */
  objects(value: unknown, place: string): Fields[] {
    this.expect(value === undefined || Array.isArray(value), place, value, 'not a list');
    const list: unknown[] = Array.isArray(value) ? value : [];
    return list.map((each, index) => {
      const isObject = typeof each === 'object' && each !== null;
      this.expect(isObject, `${place}[${index}]`, each, 'not an object');
      return isObject ? (each as Fields) : {};
    });
  }
}

function checkPages(found: Findings, pages: readonly Fields[]): void {
  for (const [index, page] of pages.entries()) {
    const place = `pages[${index}]`;
    found.fields(page, place, ['slug', 'title', 'icon', 'right', 'load']);
    found.pattern(page.slug, `${place}.slug`, /^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and dashes');
    found.pattern(page.title, `${place}.title`, /\S/, 'a text');
    found.known(page.right, `${place}.right`, rights);
    found.expect(typeof page.load === 'function', `${place}.load`, page.load, 'not a function');
    const first = pages.findIndex(({ slug }) => slug === page.slug);
    found.expect(first === index, `${place}.slug`, page.slug, `which pages[${first}] has, too`);
  }
}

function checkColumns(found: Findings, columns: readonly Fields[]): void {
  const kindsOf = ({ kinds }: Fields): unknown[] => (Array.isArray(kinds) ? kinds : []);
  for (const [index, column] of columns.entries()) {
    const place = `columns[${index}]`;
    found.fields(column, place, ['id', 'kinds', 'header', 'value', 'cell', 'look']);
    found.pattern(column.id, `${place}.id`, /^\w{1,36}$/, 'up to 36 letters, digits and underscores');
    found.pattern(column.header, `${place}.header`, /\S/, 'a text');
    found.expect(kindsOf(column).length > 0, `${place}.kinds`, column.kinds, 'not a list of kinds');
    for (const kind of kindsOf(column)) found.known(kind, `${place}.kinds`, catalogueKinds);
    found.expect(typeof column.value === 'function', `${place}.value`, column.value, 'not a function');
    const first = columns.findIndex(
      (other) => other.id === column.id && kindsOf(other).some((kind) => kindsOf(column).includes(kind)),
    );
    found.expect(
      first < 0 || first === index,
      `${place}.id`,
      column.id,
      `which columns[${first}] has in the same list`,
    );
  }
  for (const kind of catalogueKinds) {
    const { length } = columns.filter((column) => kindsOf(column).includes(kind));
    found.expect(length <= MOST_COLUMNS, `the number of columns of ${kind}`, length, `more than ${MOST_COLUMNS}`);
  }
}

/**
 * Checks the pages and columns of an operator's own (docs/desk-of-your-own.md), also where they were not compiled.
 * @param desk - what the file exports as `desk`
 * @throws with all that is wrong, a line each
 */
export function checkDesk(file: string, desk: unknown): void {
  const found = new Findings();
  if (typeof desk !== 'object' || desk === null) found.texts.push('there is no export `desk` made by defineDesk.');
  else {
    const { pages, columns } = desk as Fields;
    found.fields(desk as Fields, 'the desk', ['pages', 'columns']);
    checkPages(found, found.objects(pages, 'pages'));
    checkColumns(found, found.objects(columns, 'columns'));
  }
  if (found.texts.length > 0) throw new Error(found.texts.map((text) => `${file}: ${text}`).join('\n'));
}
