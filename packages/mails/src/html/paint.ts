import type { MailColors, MailLook } from '../MailLook.ts';

type Role = keyof MailColors;

/** Colours as inline styles, because many mail programs read nothing else; classes repaint them where it is dark. */
export const paint = ({ light }: MailLook, { ground, ink, line }: { ground?: Role; ink?: Role; line?: Role }): string =>
  [ground && `background-color:${light[ground]}`, ink && `color:${light[ink]}`, line && `border-color:${light[line]}`]
    .filter(Boolean)
    .join(';');

/** The classes for the same colours in the dark. */
export const inDark = ({ ground, ink, line }: { ground?: Role; ink?: Role; line?: Role }): string =>
  [ground && `g-${ground}`, ink && `i-${ink}`, line && `l-${line}`].filter(Boolean).join(' ');

/** What the classes mean in the dark. */
export const darkRules = ({ dark }: MailLook): string =>
  Object.entries(dark)
    .map(
      ([role, color]) =>
        `.g-${role}{background-color:${color}!important}.i-${role}{color:${color}!important}.l-${role}{border-color:${color}!important}`,
    )
    .join('');
