import { create } from 'storybook/theming';
import type { BrandTokens } from '../packages/ui/src/theme/tokens.ts';

/** Storybook in the colours and fonts of a brand. */
export function toTheme(brand: BrandTokens, base: 'light' | 'dark') {
  const color = brand[base];
  return create({
    base,
    brandTitle: 'Potli design system',
    fontBase: brand.font.text,
    appBg: color.background,
    appContentBg: color.surface,
    appPreviewBg: color.background,
    appBorderColor: color.border,
    barBg: color.surface,
    barSelectedColor: color.promote,
    colorPrimary: color.primary,
    colorSecondary: color.promote,
    textColor: color.text,
    textMutedColor: color.textMuted,
    inputBg: color.surface,
    inputBorder: color.borderStrong,
  });
}
