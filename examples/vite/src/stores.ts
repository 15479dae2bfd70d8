export interface Store {
  id: string;
  name: string;
  percent: number;
  /** Sum of a member's cashback there, in rupees. */
  earned: number;
}

export const stores: readonly Store[] = [
  { id: '1', name: 'Juttigali', percent: 12, earned: 1250 },
  { id: '2', name: 'Kirana Kart', percent: 4, earned: 320.5 },
  { id: '3', name: 'Sunehri Silks', percent: 9, earned: 2780 },
  { id: '4', name: 'Bazaar Books', percent: 6, earned: 0 },
];
