import type { MouseEvent } from 'react';
import { Button } from '../Button/Button.tsx';

/** Where a click-out leads, and how it is taken over once the page is alive. */
export interface ClickOut {
  /** Works without script. */
  href: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Rendered as `data-replay`: a click before the page is hydrated is replayed on this element. */
  replayId?: string;
}

/** A click-out with the words on its button. */
export interface NamedClickOut extends ClickOut {
  /** "Shop Now", "Grab Deal" */
  text: string;
}

export interface ClickOutButtonProps extends NamedClickOut {
  /** The deal or shop it is about, for those who hear the button without its card. */
  subject?: string;
  /** `earn` leaves for a shop, `outline` is the quieter action beside it. */
  variant?: 'primary' | 'outline';
  size?: 'sm' | 'md' | 'lg';
  block?: boolean;
}

/** The way out to a shop: a link before the script is alive, a tracked click after. */
export function ClickOutButton({ text, subject, variant = 'primary', replayId, ...rest }: ClickOutButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      rel="nofollow"
      data-replay={replayId}
      aria-label={subject === undefined ? undefined : `${text}: ${subject}`}
    >
      {text}
    </Button>
  );
}
