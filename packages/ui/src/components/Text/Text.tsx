import type { HTMLAttributes, ReactNode } from 'react';
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
  /** Keeps each date (dd-mm-yyyy) of a plain text on one line: browsers break them at their dashes. */
  wholeDates?: boolean;
  /** The instant for programs, ISO 8601; only for `time`. */
  dateTime?: string;
}

/** Text in one style of the type scale. */
export function Text({
  as: Tag = 'p',
  variant = 'body',
  tone = 'inherit',
  align,
  lines,
  wholeDates = false,
  children,
  ...rest
}: TextProps) {
  const classes = [types[variant], tones[tone], align && styles.align[align], lines && styles.clamp[lines]];
  return (
    <Tag {...rest} className={classes.filter(Boolean).join(' ')}>
      {wholeDates && typeof children === 'string' ? withWholeDates(children) : children}
    </Tag>
  );
}

const withWholeDates = (text: string): ReactNode[] =>
  text.split(/(\d{2}-\d{2}-\d{4})/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name, and a date can be there twice
      <span key={index} className={styles.date}>
        {part}
      </span>
    ) : (
      part
    ),
  );
