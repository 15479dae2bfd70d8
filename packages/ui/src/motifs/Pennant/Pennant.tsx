import { pennant } from './Pennant.css.ts';

export interface PennantProps {
  /** "Ends tonight" */
  text: string;
}

/** The swallow-tailed tag over a deal's picture; lies on its nearest positioned ancestor. */
export function Pennant({ text }: PennantProps) {
  return <span className={pennant}>{text}</span>;
}
