/** One text for a network with a number or an id in it; glued with a blank, `a`, `b c` would be the same as `a b`, `c`. */
export const nameKey = (network: string, id: string): string => JSON.stringify([network, id]);
