import { globalStyle } from '@vanilla-extract/css';
import { elementRules, page, scopes } from './elementRules.ts';
import { vars } from './vars.css.ts';

/** For pages that are made of this design system only. Its own elements bring what they need (`base.css.ts`). */
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingTop: '96px',
  background: vars.color.background,
});

globalStyle('body', { margin: 0, minHeight: '100vh' });
globalStyle(`body, :where(${scopes})`, page);

for (const [selectors, rule] of elementRules) globalStyle(selectors.join(', '), rule);
