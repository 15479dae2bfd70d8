/**
 * Splits a reward into figure and word: `Up to 9% Cashback` → `Up to 9%` and `Cashback`. A reward that does not end in
 * "cashback" is all figure.
 */
export function splitReward(reward: string): { figure: string; word?: string } {
  const match = /^(.*\S)\s+(cashback)$/i.exec(reward.trim());
  return match?.[1] ? { figure: match[1], word: match[2] } : { figure: reward.trim() };
}
