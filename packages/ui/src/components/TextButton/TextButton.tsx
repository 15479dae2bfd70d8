import type { ButtonHTMLAttributes } from 'react';
import { textButton } from './TextButton.css.ts';

export type TextButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'>;

/** An action that reads as part of a sentence. */
export function TextButton({ type = 'button', ...rest }: TextButtonProps) {
  return <button {...rest} type={type} className={textButton} />;
}
