import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { potli } from '../packages/ui/src/brands/potli/tokens.ts';

const { light, font } = potli;

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Potli design system',
    fontBase: font.text,
    appBg: light.paper,
    appContentBg: light.surface,
    appPreviewBg: light.paper,
    appBorderColor: light.line,
    barBg: light.surface,
    barSelectedColor: light.rani,
    colorPrimary: light.earn,
    colorSecondary: light.rani,
    textColor: light.ink,
    textMutedColor: light.ink2,
    inputBg: light.surface,
    inputBorder: light.lineStrong,
  }),
});
