import type { MouseEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { type CopyMessages, copyOnTheWay } from '../CopyButton/copyText.ts';

/** A link to a shop, and the click handler that replaces it after hydration. */
export interface ClickOut {
  /** Works without scripts. */
  href: string;
  /** Replaces the link after hydration: records the click, then opens the shop. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Rendered as `data-replay`: a click before hydration is repeated on the element with this id. */
  replayId?: string;
}

/** A click-out with the text of its button. */
export interface NamedClickOut extends ClickOut {
  /** "Shop Now", "Grab Deal" */
  text: string;
  /** A code to take along. */
  copies?: { text: string; messages: CopyMessages };
}

export interface ClickOutButtonProps extends NamedClickOut {
  /** The deal or shop, for screen readers: the button alone does not name it. */
  subject?: string;
  /** `primary` goes to the shop, `outline` is the second action beside it. */
  variant?: 'primary' | 'outline';
  /** Height and text size, as of Button. */
  size?: 'sm' | 'md' | 'lg';
  /** Fills the width of its parent. */
  block?: boolean;
}

/** The button that goes to a shop: a link before hydration, a tracked click afterwards. */
export function ClickOutButton({
  text,
  subject,
  variant = 'primary',
  replayId,
  copies,
  onClick,
  ...rest
}: ClickOutButtonProps) {
  const press: ClickOut['onClick'] = (event) => {
    if (copies) void copyOnTheWay(copies.text, copies.messages);
    onClick?.(event);
  };
  return (
    <Button
      {...rest}
      onClick={press}
      variant={variant}
      rel="nofollow"
      data-replay={replayId}
      aria-label={subject === undefined ? undefined : `${text}: ${subject}`}
    >
      {text}
    </Button>
  );
}
