/** The gift card for which vouchers are imported. */
export interface ImportVouchersSearch {
  card?: string | undefined;
}

export const importVouchersSearch = ({ card }: Record<string, unknown>): ImportVouchersSearch => ({
  card: typeof card === 'string' && /^[\w-]{1,120}$/.test(card) ? card : undefined,
});
