import type { AffiliateNetwork } from './AffiliateNetwork.ts';
import { admitad } from './admitad.ts';
import { awin } from './awin.ts';
import { cj } from './cj.ts';
import { cuelinks } from './cuelinks.ts';
import { flipkart } from './flipkart.ts';
import { generic } from './generic.ts';
import { impact } from './impact.ts';
import { inrdeals } from './inrdeals.ts';
import { optimise } from './optimise.ts';
import { trackier } from './trackier.ts';

/** Every network that has a file here; `docs/networks.md` has a section for each. */
export const networks: readonly AffiliateNetwork[] = [
  generic,
  admitad,
  trackier,
  impact,
  awin,
  cj,
  cuelinks,
  inrdeals,
  flipkart,
  optimise,
];
