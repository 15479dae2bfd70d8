import { createRandom, type Random } from './createRandom.ts';

export interface FictionalStore {
  name: string;
  /** Another Latin spelling and one in Devanagari. */
  aliases: string[];
}

type Sound = readonly [latin: string, devanagari: string];

const consonants: readonly [Sound, ...Sound[]] = [
  ['k', 'क'],
  ['kh', 'ख'],
  ['g', 'ग'],
  ['gh', 'घ'],
  ['ch', 'च'],
  ['j', 'ज'],
  ['jh', 'झ'],
  ['t', 'त'],
  ['d', 'द'],
  ['dh', 'ध'],
  ['n', 'न'],
  ['p', 'प'],
  ['b', 'ब'],
  ['bh', 'भ'],
  ['m', 'म'],
  ['r', 'र'],
  ['l', 'ल'],
  ['v', 'व'],
  ['s', 'स'],
  ['sh', 'श'],
  ['h', 'ह'],
];

const vowels: readonly [Sound, ...Sound[]] = [
  ['a', ''],
  ['aa', 'ा'],
  ['i', 'ि'],
  ['ee', 'ी'],
  ['u', 'ु'],
  ['oo', 'ू'],
  ['e', 'े'],
  ['o', 'ो'],
];

const trades: readonly [Sound, ...Sound[]] = [
  ['Bazaar', 'बाज़ार'],
  ['Gali', 'गली'],
  ['Mohalla', 'मोहल्ला'],
  ['Dukaan', 'दुकान'],
  ['Cotton', 'कॉटन'],
  ['Prints', 'प्रिंट्स'],
  ['Homes', 'होम्स'],
  ['Trails', 'ट्रेल्स'],
  ['Kitchens', 'किचन्स'],
  ['Sports', 'स्पोर्ट्स'],
  ['Jewels', 'ज्वेल्स'],
  ['Books', 'बुक्स'],
  ['& Co.', 'एंड को'],
  ['& Daughters', 'एंड डॉटर्स'],
  ['Junction', 'जंक्शन'],
  ['Ghar', 'घर'],
];

function word(random: Random, syllables: number): Sound {
  const sounds = Array.from({ length: syllables }, () => [random.pick(consonants), random.pick(vowels)]).flat();
  return [sounds.map(([latin]) => latin).join(''), sounds.map(([, devanagari]) => devanagari).join('')];
}

function store(random: Random): FictionalStore {
  const alone = random.below(10) < 4;
  const [latin, devanagari] = word(random, alone ? 3 : 2 + random.below(2));
  const [trade, tradeInHindi] = alone ? ['', ''] : random.pick(trades);
  const name = `${latin.charAt(0).toUpperCase()}${latin.slice(1)} ${trade}`.trim();
  const loose = name.replace('aa', 'a').replace('ee', 'i').replace('oo', 'u');
  return { name, aliases: [...(loose === name ? [] : [loose]), `${devanagari} ${tradeInHindi}`.trim()] };
}

/** Stores with distinct names made of Indian sounds, the same for the same seed. */
export function fictionalStores(count: number, seed: number): FictionalStore[] {
  const random = createRandom(seed);
  const stores = new Map<string, FictionalStore>();
  while (stores.size < count) {
    const next = store(random);
    if (!stores.has(next.name)) stores.set(next.name, next);
  }
  return [...stores.values()];
}
