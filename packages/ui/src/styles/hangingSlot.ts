import { vars } from '../theme/vars.css.ts';

const { color } = vars;

/** The slot by which gift cards hang in the shop, in the room above their picture; for a `::before`. */
export function hangingSlot(background: string) {
  return {
    content: '',
    position: 'absolute',
    top: '11px',
    left: 'calc(50% - 28px)',
    width: '56px',
    height: '12px',
    borderRadius: '6px',
    background,
    boxShadow: `inset 0 0 0 1.5px ${color.primaryBorder}`,
  } as const;
}
