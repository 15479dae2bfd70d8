import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { filled as filledClass, icon, mirrored } from './Icon.css.ts';

export interface IconProps {
  /** An icon of `lucide`: its shapes only, which are much smaller than its React components. */
  of: IconNode;
  /** Width and height in px. */
  size?: number;
  /** Its first shape is filled; the others are drawn on it in the colour of the surface. */
  filled?: boolean;
  /** For arrows along the line of text: the other way round where text runs from right to left. */
  mirrors?: boolean;
}

/** A decorative line icon; the text beside it has the meaning. */
export function Icon({ of: shapes, size = 20, filled = false, mirrors = false }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.1}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
      className={filled ? filledClass : mirrors ? mirrored : icon}
    >
      {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
