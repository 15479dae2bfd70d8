import { NewProblem } from './NewProblem.ts';

/** What the placeholders of a template stand for: `__Noun__` is `Noun`. */
export interface Words {
  readonly [placeholder: string]: string;
}

const VERBS = ['list', 'get', 'create'] as const;
export type Verb = (typeof VERBS)[number];

/** A name that begins with a small letter: `giftIdea`. */
const toCamel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** The words of a name, in small letters: `GiftIdea` is `gift idea`. */
const toWords = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();

const toPlural = (word: string) =>
  /[^aeiou]y$/.test(word) ? word.replace(/y$/, 'ies') : /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;

const toSingular = (word: string) =>
  /[^aeiou]ies$/.test(word) ? word.replace(/ies$/, 'y') : word.replace(/(?<=s|x|z|ch|sh)es$|(?<!s)s$/, '');

/** A call and what it is about: `listGiftIdeas` is about `GiftIdea`. */
export interface CallWords extends Words {
  verb: Verb;
  call: string;
  Noun: string;
  Nouns: string;
  noun: string;
  nouns: string;
  /** In sentences: `gift idea`. */
  one: string;
  many: string;
  /** Part of an address: `gift-ideas`. */
  path: string;
  /** In the database: `gift_idea`. */
  table: string;
}

/** @throws NewProblem for a name that is not a verb and a noun */
export function callWords(call: string): CallWords {
  const [, verb, rest = ''] = /^(list|get|create)((?:[A-Z][a-z0-9]+)+)$/.exec(call) ?? [];
  if (verb === undefined) {
    throw new NewProblem(
      `“${call}” is no name of a call: it begins with ${VERBS.join(', ')} and goes on with a noun, as listRewards does.`,
    );
  }
  const Noun = verb === 'list' ? toSingular(rest) : rest;
  const Nouns = toPlural(Noun);
  if (verb === 'list' && Nouns !== rest) {
    throw new NewProblem(`“${call}” lists something, so its noun is a plural, as in listRewards.`);
  }
  return {
    verb: verb as Verb,
    call,
    Noun,
    Nouns,
    noun: toCamel(Noun),
    nouns: toCamel(Nouns),
    one: toWords(Noun),
    many: toWords(Nouns),
    path: toWords(Nouns).replaceAll(' ', '-'),
    table: toWords(Noun).replaceAll(' ', '_'),
  };
}

/** The name of a screen or component: `GiftIdeas`. */
export interface PascalWords extends Words {
  name: string;
  /** `giftIdeas` */
  camel: string;
  /** `Gift Ideas` */
  title: string;
  /** `gift_ideas` */
  snake: string;
  /** `gift-ideas` */
  kebab: string;
}

/** @throws NewProblem for a name that is not made of words with a capital letter each */
export function pascalWords(name: string): PascalWords {
  if (!/^(?:[A-Z][a-z0-9]+)+$/.test(name)) {
    throw new NewProblem(
      `“${name}” is no name of a screen or component: each word begins with a capital letter, as in GiftIdeas.`,
    );
  }
  const words = toWords(name);
  return {
    name,
    camel: toCamel(name),
    title: name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' '),
    snake: words.replaceAll(' ', '_'),
    kebab: words.replaceAll(' ', '-'),
  };
}
