import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { potli } from '../packages/ui/src/brands/potli/tokens.ts';

const { light, font } = potli;

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Potli design system',
    fontBase: font.text,
    appBg: light.background,
    appContentBg: light.surface,
    appPreviewBg: light.background,
    appBorderColor: light.border,
    barBg: light.surface,
    barSelectedColor: light.promote,
    colorPrimary: light.primary,
    colorSecondary: light.promote,
    textColor: light.text,
    textMutedColor: light.textMuted,
    inputBg: light.surface,
    inputBorder: light.borderStrong,
  }),
});
