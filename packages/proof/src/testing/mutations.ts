import { openingHash } from '../journalHash.ts';
import type { Statement, StatementJournal } from '../Statement.ts';
import type { Random } from './createRandom.ts';
import { sealed } from './randomBooks.ts';

interface Books {
  statement: Statement;
  /** The sound books of somebody else, at least as long. */
  other: Statement;
  random: Random;
}

interface Mutation {
  /** The fault that the check must name; some changes break several rules at once. */
  faults: readonly string[];
  /** Who changed it knew the algorithm, so only a comparison with what is known from elsewhere shows it. */
  isSealed?: boolean;
  /** Returns another statement than the given one. */
  mutate(books: Books): Statement | Promise<Statement>;
}

const place = ({ statement, random }: Books) => random.below(statement.journals.length);

/** With another line at a place. */
const withLine = (
  statement: Statement,
  at: number,
  change: (line: StatementJournal) => StatementJournal,
): Statement => ({
  ...statement,
  journals: statement.journals.map((line, n) => (n === at ? change(line) : line)),
});

const editing = (change: (line: StatementJournal, books: Books) => StatementJournal): Mutation => ({
  faults: ['changed'],
  mutate: (books) => withLine(books.statement, place(books), (line) => change(line, books)),
});

const otherAmount = (paise: string | undefined, random: Random) =>
  String(BigInt(paise ?? 0) + random.pick([1n, -1n]) * BigInt(1 + random.below(500)));

const otherDigit = (hash: string, random: Random) => {
  const at = random.below(hash.length);
  return `${hash.slice(0, at)}${hash[at] === '0' ? '1' : '0'}${hash.slice(at + 1)}`;
};

/** A line that keeps its sum, with one account more of and one less. */
function shifted(line: StatementJournal, random: Random): StatementJournal {
  const [one = '', other = ''] = Object.keys(line.entries);
  const by = BigInt(1 + random.below(500));
  const amount = (account: string) => BigInt(line.entries[account] ?? 0);
  return {
    ...line,
    entries: { ...line.entries, [one]: String(amount(one) - by), [other]: String(amount(other) + by) },
  };
}

/** Ways to change the books of a member. */
export const mutations: Record<string, Mutation> = {
  'an amount': editing((line, { random }) => {
    const account = random.pick(Object.keys(line.entries));
    return { ...line, entries: { ...line.entries, [account]: otherAmount(line.entries[account], random) } };
  }),
  'amounts that still add up': editing((line, { random }) => shifted(line, random)),
  'amounts exchanged': editing((line) => {
    const names = Object.keys(line.entries);
    const amounts = Object.values(line.entries);
    return { ...line, entries: Object.fromEntries(names.map((name, n) => [name, amounts.at(n - 1) ?? '0'])) };
  }),
  'an account': editing((line) => {
    const entries = Object.entries(line.entries).map(
      ([name, paise], n) => [n === 0 ? `${name}_X` : name, paise] as const,
    );
    return { ...line, entries: Object.fromEntries(entries) };
  }),
  'a kind': editing((line) => ({ ...line, kind: `${line.kind}_X` })),
  'a time': editing((line) => ({ ...line, at: new Date(Date.parse(line.at) + 1).toISOString() })),
  'a commitment': editing((line, { random }) => ({ ...line, commitment: otherDigit(line.commitment, random) })),
  'a hash': editing((line, { random }) => ({ ...line, hash: otherDigit(line.hash, random) })),
  'a hash before': editing((line, { random }) => ({ ...line, previous: otherDigit(line.previous, random) })),
  'a cause': {
    faults: ['cause'],
    mutate(books) {
      const open = [...books.statement.journals.keys()].filter((n) => books.statement.journals[n]?.cause);
      return withLine(books.statement, books.random.pick(open), ({ cause, ...line }) => {
        if (!cause) throw new Error('closed');
        return { ...line, cause: { ...cause, reference: `${cause.reference}0` } };
      });
    },
  },
  'a cause that was closed': {
    faults: ['cause', 'changed'],
    async mutate(books) {
      const cause = { salt: '00000000-0000-4000-8000-000000000000', key: 'invented', reference: '1' };
      const commitment = await openingHash(cause);
      // an invented cause, once with the commitment that it would need
      const needed = books.random.below(2) === 0 ? { commitment } : {};
      return withLine(books.statement, place(books), (line) => ({ ...line, cause, ...needed }));
    },
  },
  'the member': { faults: ['changed'], mutate: ({ statement, other }) => ({ ...statement, memberId: other.memberId }) },
  'a balance': {
    faults: ['balance'],
    mutate({ statement, random }) {
      const account = random.pick(Object.keys(statement.balances));
      return {
        ...statement,
        balances: { ...statement.balances, [account]: otherAmount(statement.balances[account], random) },
      };
    },
  },
  'a balance left out': {
    faults: ['balance'],
    mutate({ statement, random }) {
      const left = random.pick(Object.keys(statement.balances));
      const rest = Object.entries(statement.balances).filter(([account]) => account !== left);
      return { ...statement, balances: Object.fromEntries(rest) };
    },
  },
  'a balance that nothing adds up to': {
    faults: ['balance'],
    mutate: ({ statement }) => ({ ...statement, balances: { ...statement.balances, GIFT: '100' } }),
  },
  'the end': {
    faults: ['end'],
    mutate: ({ statement, random }) => ({ ...statement, head: otherDigit(statement.head, random) }),
  },
  'a line dropped': {
    faults: ['order', 'balance'],
    mutate: (books) => ({ ...books.statement, journals: books.statement.journals.toSpliced(place(books), 1) }),
  },
  'a line dropped, the rest numbered again': {
    faults: ['changed'],
    mutate({ statement, random }) {
      const journals = statement.journals.toSpliced(random.below(statement.journals.length - 1), 1);
      return { ...statement, journals: journals.map((line, n) => ({ ...line, seq: String(n + 1) })) };
    },
  },
  'lines exchanged': {
    faults: ['order'],
    mutate({ statement, random }) {
      const journals = [...statement.journals];
      const from = random.below(journals.length - 1);
      const to = from + 1 + random.below(journals.length - 1 - from);
      const [one, other] = [journals[from], journals[to]];
      if (!one || !other) throw new Error('too few lines');
      return { ...statement, journals: journals.with(from, other).with(to, one) };
    },
  },
  'a line repeated': {
    faults: ['order'],
    mutate(books) {
      const at = place(books);
      const line = books.statement.journals[at];
      if (!line) throw new Error('no line');
      return { ...books.statement, journals: books.statement.journals.toSpliced(at, 0, line) };
    },
  },
  "another member's line": {
    faults: ['changed'],
    mutate: (books) =>
      withLine(books.statement, place(books), (line) => books.other.journals[Number(line.seq) - 1] ?? line),
  },
  "another member's line in front": {
    faults: ['order', 'changed'],
    mutate({ statement, other }) {
      return { ...statement, journals: [...other.journals.slice(0, 1), ...statement.journals] };
    },
  },
  // a head of one's own making, and nothing after it fits
  'one line written anew with its hash': {
    faults: ['fork'],
    async mutate({ statement, random }) {
      const at = random.below(statement.journals.length - 1);
      const anew = await sealed(
        withLine(statement, at, (line) => shifted(line, random)),
        at,
      );
      const line = anew.journals[at];
      if (!line) throw new Error('no line');
      return { ...anew, journals: statement.journals.with(at, line), head: statement.head };
    },
  },
  'another chain before a line': {
    faults: ['fork'],
    async mutate({ statement, random }) {
      const at = 1 + random.below(statement.journals.length - 1);
      const line = statement.journals[at];
      const before = statement.journals[at - 1];
      if (!line || !before) throw new Error('too few lines');
      const strange = {
        ...statement,
        journals: [...statement.journals.slice(0, at - 1), { ...before, kind: 'STRANGE' }],
      };
      const anew = await sealed(
        { ...strange, journals: [...strange.journals, ...statement.journals.slice(at)] },
        at - 1,
      );
      return { ...anew, journals: anew.journals.with(at - 1, before) };
    },
  },
  'money from nowhere, in a chain that fits': {
    faults: ['sum'],
    mutate: (books) => {
      const at = place(books);
      const change = (line: StatementJournal) => {
        const account = books.random.pick(Object.keys(line.entries));
        return { ...line, entries: { ...line.entries, [account]: otherAmount(line.entries[account], books.random) } };
      };
      return sealed(withLine(books.statement, at, change), at);
    },
  },
  'the lines at the end cut off, with sums and head': {
    faults: ['cut', 'head'],
    isSealed: true,
    mutate: (books) => {
      const journals = books.statement.journals.slice(0, place(books));
      return sealed({ ...books.statement, journals }, journals.length);
    },
  },
  'the rest written anew from an edited line': {
    faults: ['history', 'head'],
    isSealed: true,
    mutate: (books) => {
      const at = place(books);
      return sealed(
        withLine(books.statement, at, (line) => shifted(line, books.random)),
        at,
      );
    },
  },
  'the rest written anew without a line': {
    faults: ['history', 'head', 'cut'],
    isSealed: true,
    mutate: (books) => {
      const at = place(books);
      return sealed({ ...books.statement, journals: books.statement.journals.toSpliced(at, 1) }, at);
    },
  },
  "the rest written anew with another member's line": {
    faults: ['history', 'head'],
    isSealed: true,
    mutate: (books) => {
      const at = place(books);
      const line = books.other.journals[at];
      return sealed(
        withLine(books.statement, at, (own) => line ?? own),
        at,
      );
    },
  },
};
