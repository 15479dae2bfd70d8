import { describe, expect, it } from 'vitest';
import { checkDesk } from './checkDesk.ts';

const page = { slug: 'ends-next', title: 'Ends next', right: 'catalogue', load: async () => () => null };
const column = { id: 'daysLeft', kinds: ['stores'], header: 'Days left', value: () => 1 };

/** What the build says. */
function problemsOf(desk: unknown): string[] {
  try {
    checkDesk('desk.tsx', desk);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.replace('desk.tsx: ', ''));
  }
}

describe('a desk of an operator', () => {
  it('may have pages, columns, both or none', () => {
    for (const desk of [{}, { pages: [page] }, { columns: [column] }, { pages: [page], columns: [column] }])
      expect(problemsOf(desk)).toEqual([]);
  });

  it('may have columns of one name in different lists', () => {
    expect(problemsOf({ columns: [column, { ...column, kinds: ['offers', 'banners'] }] })).toEqual([]);
  });

  it.each<[string, object, string]>([
    [
      'an address with blanks',
      { slug: 'Ends next' },
      'pages[0].slug is "Ends next", not small letters, digits and dashes.',
    ],
    ['no title', { title: ' ' }, 'pages[0].title is " ", not a text.'],
    [
      'a role in place of a right',
      { right: 'EDITOR' },
      'pages[0].right is "EDITOR", none of catalogue, content, members, claims, money, audit, export, staff, system.',
    ],
    ['a component that is there at once', { load: undefined }, 'pages[0].load is undefined, not a function.'],
    ['a misspelt field', { ikon: 1 }, 'a field of pages[0] is "ikon", none of slug, title, icon, right, load.'],
  ])('has no page with %s', (_, fields, text) => {
    expect(problemsOf({ pages: [{ ...page, ...fields }] })).toEqual([text]);
  });

  it.each<[string, object, string]>([
    [
      'a name with a dash',
      { id: 'days-left' },
      'columns[0].id is "days-left", not up to 36 letters, digits and underscores.',
    ],
    ['no list', { kinds: [] }, 'columns[0].kinds is [], not a list of kinds.'],
    ['a list alone', { kinds: 'stores' }, 'columns[0].kinds is "stores", not a list of kinds.'],
    ['no header', { header: undefined }, 'columns[0].header is undefined, not a text.'],
    ['a value that is the same for all rows', { value: 1 }, 'columns[0].value is 1, not a function.'],
    ['a width', { width: '4%' }, 'a field of columns[0] is "width", none of id, kinds, header, value, cell, look.'],
  ])('has no column with %s', (_, fields, text) => {
    expect(problemsOf({ columns: [{ ...column, ...fields }] })).toEqual([text]);
  });

  it('has no column of an unknown list', () => {
    expect(problemsOf({ columns: [{ ...column, kinds: ['stores', 'shops'] }] })).toEqual([
      expect.stringMatching(/^columns\[0\]\.kinds is "shops", none of categories, stores, .*texts\.$/),
    ]);
  });

  it('has each address and each column of a list once', () => {
    const again = { ...column, kinds: ['offers', 'stores'] };
    expect(problemsOf({ pages: [page, { ...page, title: 'Other' }], columns: [column, again] })).toEqual([
      'pages[1].slug is "ends-next", which pages[0] has, too.',
      'columns[1].id is "daysLeft", which columns[0] has in the same list.',
    ]);
  });

  it('has as many columns in a list as an address can hide', () => {
    const columns = Array.from({ length: 6 }, (_, index) => ({ ...column, id: `c${index}` }));
    expect(problemsOf({ columns: columns.slice(1) })).toEqual([]);
    expect(problemsOf({ columns })).toEqual(['the number of columns of stores is 6, more than 5.']);
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'there is no export `desk` made by defineDesk.'],
    ['pages that are no list', { pages: page }, expect.stringMatching(/^pages is \{.*\}, not a list\.$/) as string],
    ['a page that is none', { pages: [page, null] }, 'pages[1] is null, not an object.'],
    ['a field of its own', { page: [] }, 'a field of the desk is "page", none of pages, columns.'],
  ])('is not %s', (_, desk, text) => {
    expect(problemsOf(desk)).toContainEqual(text);
  });
});
