import { paths } from './paths.ts';

/** The address of the form of a claim, filled in from a click. */
export const claimOfClick = (clickId: string) => `${paths.claimForm}?click=${encodeURIComponent(clickId)}`;
