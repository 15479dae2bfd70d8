import { globalStyle } from '@vanilla-extract/css';
import { elementRules, page, scopes } from './elementRules.ts';

/** Elements of this package, and what is inside them; the build gives every class its prefix. */
const own = ':where([class*="potli_"], [class*="potli_"] *)';

/** "ul" as `ul:where(…)`, "*::before" as `:where(…)::before`. */
const within = (selector: string) => selector.replace(/^(?:\*|(\w*))/, `$1${own}`);

globalStyle(`:where(:root[data-brand] > body, ${scopes})`, page);

for (const [selectors, rule] of elementRules) globalStyle(selectors.map(within).join(', '), rule);
