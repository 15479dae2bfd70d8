import type { IconNode } from 'lucide';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> {
  /** An icon of `lucide`. Choose one that most people know. */
  icon: IconNode;
  /** What the button does, for screen readers. */
  label: string;
  /** `round` for the arrows of section headings, `square` for a button beside a field, `ghost` without outline. */
  variant?: 'ghost' | 'round' | 'square';
  /** Width and height of the icon in px. */
  iconSize?: number;
  /** For arrows along the line of text: the other way round where text runs from right to left. */
  mirrors?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of 44 px with an icon only. */
export function IconButton({
  icon,
  label,
  variant = 'ghost',
  iconSize = 20,
  mirrors,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={iconButton({ variant })}>
      <Icon of={icon} size={iconSize} mirrors={mirrors} />
    </button>
  );
}
