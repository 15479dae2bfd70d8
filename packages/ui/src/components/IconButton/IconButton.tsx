import type { IconNode } from 'lucide';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'aria-disabled'> {
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
  /** As `disabled`, but it keeps the focus: for an arrow that reaches the end by its own press. */
  'aria-disabled'?: boolean;
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
  'aria-disabled': isOff,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={isOff ? 'button' : type}
      onClick={isOff ? undefined : onClick}
      aria-disabled={isOff || undefined}
      aria-label={label}
      className={iconButton({ variant })}
    >
      <Icon of={icon} size={iconSize} mirrors={mirrors} />
    </button>
  );
}
