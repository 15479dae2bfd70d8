import type { BrandTokens, Colors } from '@potli/ui/theme/tokens';

export type MailColors = Pick<
  Colors,
  | 'background'
  | 'surface'
  | 'border'
  | 'text'
  | 'textMuted'
  | 'brandSurface'
  | 'onBrandSurface'
  | 'primary'
  | 'onPrimary'
  | 'secondary'
  | 'money'
  | 'moneySoft'
  | 'info'
  | 'infoSoft'
  | 'danger'
  | 'dangerSoft'
>;

/** What mails take of a brand. */
export interface MailLook {
  light: MailColors;
  dark: MailColors;
  font: { display: string; text: string };
  radius: { card: string; button: string; tile: string };
  /** CSS style of a line. */
  stitch: 'dashed' | 'dotted' | 'solid';
}

const STITCHES = { running: 'dashed', dotted: 'dotted', solid: 'solid' } as const;

/** The look of a brand's mails. */
export const toMailLook = ({ light, dark, font, radius, motif }: BrandTokens): MailLook => ({
  light,
  dark,
  font,
  radius,
  stitch: STITCHES[motif.stitch],
});
