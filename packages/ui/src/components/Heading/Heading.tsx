import type { HTMLAttributes } from 'react';
import { type ToneName, tone as tones } from '../../theme/tone.css.ts';
import { type TypeName, type as types } from '../../theme/typography.css.ts';
import { align as aligns } from '../Text/Text.css.ts';

export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'className' | 'style'> {
  /** Heading level; the look is `variant`. */
  level: 1 | 2 | 3 | 4;
  /** Style of the type scale; by default that of the level. */
  variant?: TypeName;
  /** Colour of the text; by default that of its container. */
  tone?: ToneName;
  /** `center` for the heading of an empty page, else `start`. */
  align?: 'start' | 'center';
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const looks = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'cardTitle' } as const;

/** A heading. Level and look are independent. */
export function Heading({ level, variant = looks[level], tone = 'inherit', align = 'start', ...rest }: HeadingProps) {
  const Tag = tags[level];
  return <Tag {...rest} className={`${types[variant]} ${tones[tone]} ${aligns[align]}`} />;
}
