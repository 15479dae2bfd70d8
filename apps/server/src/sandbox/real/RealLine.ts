import type { Product } from '../programmes.ts';
import { chance, pick } from '../random.ts';
import { commissionOf } from '../SandboxOrder.ts';

/** The words of Admitad, in whose form these networks speak. */
export type RealStatus = 'pending' | 'approved' | 'declined';

/** What a list says of a line. */
export interface Word {
  status: RealStatus;
  /** Paise; also of what is declined. */
  salePaise: number;
  /** Paise; 0 of what is declined. */
  commissionPaise: number;
}

/** How exact the only time is that a network gives for a line. It stays, whatever changes. */
const exactnesses = ['day', 'minute', 'second', 'none'] as const;
type Exactness = (typeof exactnesses)[number];

/** A part of an order, which its network knows by an id of its own. */
export interface RealLine {
  network: string;
  /** The network's id. */
  action: string;
  /** The number of the shop, which all parts of an order have. */
  number: string;
  clickId: string;
  category: string | null;
  /** Milliseconds since 1970. */
  orderedAt: number;
  exactness: Exactness;
  /** What each list says, in their order: two before the payment, one after it. */
  words: readonly [Word, Word, Word];
}

type StatusPath = readonly [RealStatus, RealStatus, RealStatus];

const STATUS_PATHS: readonly [StatusPath, ...StatusPath[]] = [
  ['pending', 'approved', 'approved'],
  // an appeal, and a decision that is taken back
  ['declined', 'approved', 'approved'],
  ['approved', 'declined', 'declined'],
  // after the payment
  ['pending', 'declined', 'approved'],
  ['pending', 'approved', 'declined'],
  ['approved', 'approved', 'declined'],
];

interface Bought {
  seed: number;
  /** Counts from 1. */
  order: number;
  network: string;
  number: string;
  clickId: string;
  product: Product;
  pieces: number;
  orderedAt: number;
}

/** The parts of an order, each with a path of its own. */
export function planLines({ seed, order, network, number, clickId, product, pieces, orderedAt }: Bought): RealLine[] {
  const parts = pieces > 1 && chance(seed, 'parts', order) < 0.5 ? [1, pieces - 1] : [pieces];
  return parts.map((bought, part) => {
    const path = pick(STATUS_PATHS, seed, 'real fate', order, part);
    // what is sent back makes an approval smaller, and changes no time
    const kept = bought > 1 && chance(seed, 'kept', order, part) < 0.5 ? bought - 1 : bought;
    const wordOf = (status: RealStatus, left: number): Word => ({
      status,
      salePaise: product.pricePaise * left,
      commissionPaise: status === 'declined' ? 0 : commissionOf({ product }, left),
    });
    return {
      network,
      number,
      clickId,
      orderedAt,
      action: `${number}.${part + 1}`,
      category: product.category,
      exactness: pick(exactnesses, seed, 'exactness', order, part),
      words: [wordOf(path[0], bought), wordOf(path[1], kept), wordOf(path[2], kept)],
    };
  });
}
