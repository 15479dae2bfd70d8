import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

/** Attributes that decide how everything inside an element looks. */
const SCOPES = ['data-brand', 'data-theme', 'dir', 'lang'] as const;

type Scope = Partial<Record<(typeof SCOPES)[number], string>>;

/** What the parts of the page around a place set; what the whole page sets holds at its end anyway. */
function readScope(place: Element): Scope {
  const found = SCOPES.map((name) => [name, place.closest(`[${name}]:not(:root)`)?.getAttribute(name)] as const);
  return Object.fromEntries(found.filter(([, value]) => typeof value === 'string')) as Scope;
}

export interface ScopedPortalProps {
  /** Mounted as long as the portal is: render it while a dialog or a menu is open. */
  children: ReactNode;
}

/** Renders its children at the end of the page, with brand, theme, direction and language of the place where it is rendered. */
export function ScopedPortal({ children }: ScopedPortalProps) {
  const [scope, setScope] = useState<Scope>();
  const read = (place: Element | null) => {
    if (place && !scope) setScope(readScope(place));
  };
  return (
    <>
      <span hidden ref={read} />
      {scope &&
        createPortal(
          <div {...scope} style={{ display: 'contents' }}>
            {children}
          </div>,
          document.body,
        )}
    </>
  );
}
