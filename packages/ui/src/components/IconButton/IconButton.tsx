import type { IconNode } from 'lucide';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> {
  icon: IconNode;
  /** What it does, for those who do not see the icon. */
  label: string;
  /** `round` is the ringed arrow of section headings, `square` a control beside a field, `ghost` has no outline. */
  variant?: 'ghost' | 'round' | 'square';
  /** Side of the icon in px. */
  iconSize?: number;
  ref?: Ref<HTMLButtonElement>;
}

/** A 44 px target with nothing but an icon. */
export function IconButton({
  icon,
  label,
  variant = 'ghost',
  iconSize = 20,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={iconButton({ variant })}>
      <Icon of={icon} size={iconSize} />
    </button>
  );
}
