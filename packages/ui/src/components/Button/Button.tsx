import type { ButtonHTMLAttributes, Ref } from 'react';
import { type AnchorProps, useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { button } from './Button.css.ts';

interface ButtonLook {
  /**
   * `primary` is reserved for Shop Now, Grab Deal, Get Deal, Apply Now and Get Link.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'outline' | 'ghost';
  /**
   * `bar` is for the header.
   * @default 'md'
   */
  size?: 'sm' | 'bar' | 'md' | 'lg';
  /** Fills the width of its parent. */
  block?: boolean;
}

type Unstyled<T> = Omit<T, 'className' | 'style'>;

export interface PushButtonProps extends ButtonLook, Unstyled<ButtonHTMLAttributes<HTMLButtonElement>> {
  /** Makes it a link, for what leads to another page. */
  href?: undefined;
  /** Shows a moving stitch and ignores clicks, but keeps the focus. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export type LinkButtonProps = ButtonLook & Unstyled<AnchorProps>;
export type ButtonProps = PushButtonProps | LinkButtonProps;

/** A button; with `href` a link with the same look. */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <PushButton {...props} /> : <LinkButton {...props} />;
}

function PushButton({ variant, size, block, busy = false, type = 'button', onClick, ...rest }: PushButtonProps) {
  return (
    <button
      {...rest}
      // a busy button must not submit twice; `disabled` would lose the focus
      type={busy ? 'button' : type}
      onClick={busy ? undefined : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={button({ variant, size, block, busy })}
    />
  );
}

function LinkButton({ variant, size, block, ...rest }: LinkButtonProps) {
  const Anchor = useAnchor();
  return <Anchor {...rest} className={button({ variant, size, block })} />;
}
