import { createNumberGroups, type NumberGroups, numbersTo } from '../groupNumbers.ts';
import type { Goods } from './Goods.ts';

/** Texts of shops: an entry is a text of one shop. Arrays by its number, and the entries of each text. */
export interface GoodsEntries {
  shops: Uint32Array;
  rewards: Float64Array;
  reasons: readonly string[];
  byText: NumberGroups;
}

/** Gathers the texts of shops. */
export function createGoodsEntries() {
  const shops: number[] = [];
  const rewards: number[] = [];
  const reasons: string[] = [];
  // one string for all equal texts: many shops have "Sneakers: 6%"
  const same = new Map<string, string>();
  const byText = createNumberGroups();
  return {
    add(shop: number, text: number, { reward, reason }: Goods) {
      byText.add(text, shops.length);
      shops.push(shop);
      rewards.push(reward);
      if (!same.has(reason)) same.set(reason, reason);
      reasons.push(same.get(reason) ?? reason);
    },
    /**
     * @param texts how many there are
     * @param pause gives way where others have waited long enough (`createYieldToEventLoop`)
     */
    async build(texts: number, pause: () => Promise<void>): Promise<GoodsEntries> {
      await pause();
      const shopsOfAll = new Uint32Array(shops);
      await pause();
      const rewardsOfAll = new Float64Array(rewards);
      return {
        shops: shopsOfAll,
        rewards: rewardsOfAll,
        reasons,
        byText: await byText.build(numbersTo(texts), pause),
      };
    },
  };
}

/** The best entry of each shop. */
export interface BestEntries {
  /** By number of the shop. */
  scores: Uint8Array;
  entries: Uint32Array;
  /** Gives the shops that have a text a score, where theirs is not better; of two equal ones the higher reward counts. */
  improve(text: number, score: number, isMeant?: (shop: number) => boolean): void;
}

/** @param worst the score of shops that have none */
export function createBestEntries(
  { shops, rewards, byText: { starts, values } }: GoodsEntries,
  count: number,
  worst: number,
): BestEntries {
  const scores = new Uint8Array(count).fill(worst);
  const entries = new Uint32Array(count);
  return {
    scores,
    entries,
    improve(text, score, isMeant) {
      const end = starts[text + 1] ?? 0;
      for (let at = starts[text] ?? 0; at < end; at += 1) {
        const entry = values[at] ?? 0;
        const shop = shops[entry] ?? 0;
        const known = scores[shop] ?? 0;
        if (score > known || isMeant?.(shop) === false) continue;
        if (score === known && (rewards[entry] ?? 0) <= (rewards[entries[shop] ?? 0] ?? 0)) continue;
        scores[shop] = score;
        entries[shop] = entry;
      }
    },
  };
}
