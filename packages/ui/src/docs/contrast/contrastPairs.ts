import type { Colors } from '../../theme/tokens.ts';

type Role = keyof Colors;

/** A colour role and the ground it stands on. */
export interface ContrastPair {
  front: Role;
  ground: Role;
  /** Least ratio of WCAG 2.2 AA: 4.5 for text, 3 for edges and marks that carry meaning. */
  atLeast: 4.5 | 3;
}

const text = (front: Role, ...grounds: Role[]): ContrastPair[] =>
  grounds.map((ground) => ({ front, ground, atLeast: 4.5 }));
const edge = (front: Role, ...grounds: Role[]): ContrastPair[] =>
  grounds.map((ground) => ({ front, ground, atLeast: 3 }));

/** Every pair that components put on each other (docs/product/design.md#colours). */
export const contrastPairs: ContrastPair[] = [
  ...text('ink', 'paper', 'surface', 'sunken', 'couponBg', 'marigoldSoft'),
  ...text('ink2', 'paper', 'surface', 'sunken', 'couponBg'),
  ...text('ink3', 'surface', 'sunken'),
  ...text('fieldInk', 'field'),
  ...text('onEarn', 'earn', 'earnHover', 'earnPress'),
  ...text('onAction', 'action', 'actionHover', 'actionPress'),
  ...text('money', 'surface', 'moneySoft'),
  ...text('moneyStrong', 'surface', 'moneySoft'),
  ...text('marigoldText', 'surface', 'marigoldSoft'),
  ...text('rani', 'surface', 'raniSoft', 'marigoldSoft'),
  ...text('neel', 'neelSoft'),
  ...text('danger', 'surface', 'dangerSoft'),
  ...text('bandInk', 'band'),
  ...text('bandMuted', 'band'),
  ...text('nightInk', 'night'),
  ...text('nightMuted', 'night'),
  ...text('onPennant', 'pennant'),
  ...text('onTile', 'tile'),
  ...text('onNavActive', 'navActive'),
  ...edge('lineStrong', 'surface'),
  ...edge('earnEdge', 'surface'),
  ...edge('fieldLine', 'field'),
  ...edge('focus', 'field', 'paper', 'surface'),
];
