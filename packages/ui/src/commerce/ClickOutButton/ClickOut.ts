import type { MouseEvent } from 'react';

/** Where a click-out leads, and how it is taken over once the page is alive. */
export interface ClickOut {
  /** Works without script. */
  href: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Rendered as `data-wake`, by which a click that came before the script is found and done again. */
  wakeId?: string;
}
