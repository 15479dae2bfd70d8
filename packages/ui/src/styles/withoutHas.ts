import type { StyleRule } from '@vanilla-extract/css';

/** Rules for browsers without `:has`, such as Firefox 115, where a box cannot know the state of the control within it. */
export const withoutHas = (rules: NonNullable<StyleRule['@supports']>[string]): Pick<StyleRule, '@supports'> => ({
  '@supports': { 'not selector(:has(a))': rules },
});
