const art = (name: string) => <img src={`/art/wallet/${name}.svg`} alt="" width={96} height={96} />;

/** A wallet with an amount in every tile. */
export const walletFigures = {
  pending: { label: 'Cashback in Pending', rupees: 2184, art: art('pending'), href: '#orders' },
  approved: { label: 'Approved', rupees: 6540, art: art('approved'), href: '#confirmed' },
  sent: { label: 'Sent To User', rupees: 118275, art: art('sent'), href: '#payouts' },
  declined: { label: 'Declined', rupees: 320, art: art('declined'), href: '#rejected' },
};
