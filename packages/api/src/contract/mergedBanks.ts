interface Merger {
  /** The bank that is no more. */
  name: string;
  /** The bank that it became, and the first four letters of its IFSCs. */
  into: string;
  letters: string;
}

const stateBank = { into: 'State Bank of India', letters: 'SBIN' };
const baroda = { into: 'Bank of Baroda', letters: 'BARB' };
const punjab = { into: 'Punjab National Bank', letters: 'PUNB' };
const union = { into: 'Union Bank of India', letters: 'UBIN' };

/**
 * Banks whose IFSCs ended after a merger, by the first four letters. Sources: the amalgamation schemes in the Gazette of
 * India (State Bank of India, 1 April 2017; Bank of Baroda, G.S.R. 2(E) of 2 January 2019; Punjab National Bank, Canara
 * Bank, Union Bank and Indian Bank, G.S.R. 153(E) to 156(E) of 4 March 2020; Lakshmi Vilas Bank, 25 November 2020; Punjab
 * and Maharashtra Co-operative Bank, 25 January 2022), and the Reserve Bank's approval for ING Vysya Bank, 1 April 2015.
 */
const MERGED: ReadonlyMap<string, Merger> = new Map([
  ['SBBJ', { name: 'State Bank of Bikaner and Jaipur', ...stateBank }],
  ['SBHY', { name: 'State Bank of Hyderabad', ...stateBank }],
  ['SBMY', { name: 'State Bank of Mysore', ...stateBank }],
  ['STBP', { name: 'State Bank of Patiala', ...stateBank }],
  ['SBTR', { name: 'State Bank of Travancore', ...stateBank }],
  ['BMBL', { name: 'Bharatiya Mahila Bank', ...stateBank }],
  ['VIJB', { name: 'Vijaya Bank', ...baroda }],
  ['BKDN', { name: 'Dena Bank', ...baroda }],
  ['ORBC', { name: 'Oriental Bank of Commerce', ...punjab }],
  ['UTBI', { name: 'United Bank of India', ...punjab }],
  ['SYNB', { name: 'Syndicate Bank', into: 'Canara Bank', letters: 'CNRB' }],
  ['ANDB', { name: 'Andhra Bank', ...union }],
  ['CORP', { name: 'Corporation Bank', ...union }],
  ['ALLA', { name: 'Allahabad Bank', into: 'Indian Bank', letters: 'IDIB' }],
  ['LAVB', { name: 'Lakshmi Vilas Bank', into: 'DBS Bank India', letters: 'DBSS' }],
  ['VYSA', { name: 'ING Vysya Bank', into: 'Kotak Mahindra Bank', letters: 'KKBK' }],
  ['PMCB', { name: 'Punjab and Maharashtra Co-operative Bank', into: 'Unity Small Finance Bank', letters: 'UNBA' }],
]);

/** The message about an IFSC of a bank that was merged into another; undefined: its bank was not. */
export function mergedBankFault(ifsc: string): string | undefined {
  const merger = MERGED.get(ifsc.slice(0, 4));
  if (!merger) return undefined;
  const { name, into, letters } = merger;
  return `${name} is ${into} now, and its old IFSCs have ended. Enter the new one: it begins with ${letters}, on your passbook or in your bank's app.`;
}
