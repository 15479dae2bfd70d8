import type { ButtonHTMLAttributes } from 'react';
import { textButton } from './TextButton.css.ts';

export type TextButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'>;

/** A button that looks like a link in a sentence. */
export function TextButton({ type = 'button', ...rest }: TextButtonProps) {
  return <button {...rest} type={type} className={textButton} />;
}
