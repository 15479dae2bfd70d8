import type { HTMLAttributes } from 'react';
import { type ToneName, tone as tones } from '../../theme/tone.css.ts';
import { type TypeName, type as types } from '../../theme/typography.css.ts';
import * as styles from './Text.css.ts';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The element that it renders; `time` needs `dateTime`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | 'time' | 'figcaption';
  /** Style of the type scale. */
  variant?: TypeName;
  /** Colour; by default that of the container. */
  tone?: ToneName;
  /** Side to which lines are set; by default that of the container. */
  align?: 'start' | 'center' | 'end';
  /** Clamps the text to this many lines, with an ellipsis. */
  lines?: 1 | 2 | 3;
  /** The instant for programs, ISO 8601; only for `time`. */
  dateTime?: string;
}

/** Text in one style of the type scale. */
export function Text({ as: Tag = 'p', variant = 'body', tone = 'inherit', align, lines, ...rest }: TextProps) {
  const classes = [types[variant], tones[tone], align && styles.align[align], lines && styles.clamp[lines]];
  return <Tag {...rest} className={classes.filter(Boolean).join(' ')} />;
}
