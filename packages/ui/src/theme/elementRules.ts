import type { globalStyle } from '@vanilla-extract/css';
import { forcedChoiceAnywhere, forcedColors, forcedEdge } from './forcedColors.ts';
import { reducedMotion } from './scale.ts';
import { vars } from './vars.css.ts';

type Rule = Parameters<typeof globalStyle>[1];

/** The text of a page, and of every large surface on it. */
export const bodyText = {
  fontFamily: vars.font.text,
  fontWeight: 430,
  fontSize: '16px',
  lineHeight: '24px',
} as const satisfies Rule;

/** Text and ground as every component expects them around itself. */
export const page = {
  background: vars.color.background,
  color: vars.color.text,
  ...bodyText,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
} as const satisfies Rule;

/** Parts of a page that have another brand or theme than what is around them. */
export const scopes = '[data-brand]:not(:root), [data-brand] [data-theme]';

const whileForced = (rule: object): Rule => ({ '@media': { [forcedColors]: rule } });

/** What is current, open, pressed or active, as elements say it to assistive technology. A logo is no choice beside others. */
const chosen = [
  ...['a:not([data-logo])', 'button'].map((name) => `${name}[aria-current]:not([aria-current="false"])`),
  'button[aria-pressed="true"]',
  '[role="tab"][aria-selected="true"]',
  'a[role="option"][aria-selected="true"]',
  '[role="option"][data-active]',
  '[data-highlighted]',
];

/** What every component expects of plain elements, in place of the browser's own styles. */
export const elementRules: readonly (readonly [selectors: readonly string[], rule: Rule])[] = [
  [['*', '*::before', '*::after'], { boxSizing: 'border-box' }],
  [
    ['h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'dl', 'dd', 'figure', 'blockquote', 'fieldset'],
    { margin: 0, padding: 0 },
  ],
  [['ul', 'ol'], { listStyle: 'none' }],
  [['fieldset'], { border: 0, minWidth: 0 }],
  [['img', 'svg', 'video'], { display: 'block', maxWidth: '100%' }],
  [['img'], { height: 'auto' }],
  [['button', 'input', 'select', 'textarea'], { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' }],
  [['button'], { border: 0, padding: 0, background: 'none', textAlign: 'inherit', cursor: 'pointer' }],
  [['a'], { color: 'inherit', textDecoration: 'none' }],
  [['table'], { borderCollapse: 'collapse', borderSpacing: 0, width: '100%' }],
  [[':focus-visible'], { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' }],
  [['button', 'input', 'select', 'textarea'], whileForced(forcedEdge)],
  [
    [...['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip'].map((role) => `[role="${role}"]`)],
    whileForced({ ...forcedEdge, outlineColor: 'CanvasText' }),
  ],
  [chosen, whileForced(forcedChoiceAnywhere)],
  [chosen.map((selector) => `${selector} *`), whileForced({ color: 'inherit !important' })],
  [[':focus-visible'], whileForced({ outline: '3px solid Highlight !important', outlineOffset: '2px !important' })],
  [
    ['*', '*::before', '*::after'],
    {
      '@media': {
        [reducedMotion]: {
          animationDuration: '0s !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0s !important',
        },
      },
    },
  ],
];
