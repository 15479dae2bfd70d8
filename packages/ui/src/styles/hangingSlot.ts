import { vars } from '../theme/vars.css.ts';

const { color } = vars;

/** The hanging slot of a gift card, in the space above its picture; for a `::before`. */
export function hangingSlot(background: string) {
  return {
    content: '',
    position: 'absolute',
    top: '11px',
    insetInlineStart: 'calc(50% - 28px)',
    width: '56px',
    height: '12px',
    borderRadius: '6px',
    background,
    boxShadow: `inset 0 0 0 1.5px ${color.primaryBorder}`,
  } as const;
}
