import { pennant } from './Pennant.css.ts';

export interface PennantProps {
  /** "Ends tonight" */
  text: string;
}

/** A flag over the picture of a deal, in the corner of its nearest positioned ancestor. */
export function Pennant({ text }: PennantProps) {
  return <span className={pennant}>{text}</span>;
}
