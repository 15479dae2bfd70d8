import type { IconNode } from 'lucide';
import { createElement } from 'react';

export interface IconProps {
  /** A named icon of `lucide`: the bare shapes, which weigh a fraction of its React components. */
  of: IconNode;
  /** Side in px. */
  size?: number;
}

/** A line icon in the weight of this design; decorative, the words beside it carry the meaning. */
export function Icon({ of: shapes, size = 20 }: IconProps) {
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
      style={{ flex: 'none' }}
    >
      {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
