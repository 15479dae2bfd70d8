import { toMotifVars } from './motifs.ts';
import type { BrandTokens } from './tokens.ts';
import { vars } from './vars.css.ts';

export interface BrandRule {
  selector: string;
  colorScheme?: 'light' | 'dark';
  /** Custom properties and their values. */
  properties: Record<string, string>;
  /** Media query outside which the rule does not apply. */
  media?: string;
}

type Names = { [key: string]: string | Names };

/** Custom properties by their values: a branch of the theme contract beside a branch of tokens. */
function assign(names: object, values: object): Record<string, string> {
  const properties = Object.entries(names as Names).flatMap(([key, name]) => {
    const value = (values as Record<string, string | object | undefined>)[key];
    if (typeof name === 'object') return typeof value === 'object' ? Object.entries(assign(name, value)) : [];
    return typeof value === 'string' ? [[name.slice('var('.length, -1), value]] : [];
  });
  return Object.fromEntries(properties) as Record<string, string>;
}

/**
 * The rules that put a brand on every element with its `data-brand`, and its themes on the elements inside that have a
 * `data-theme`. Without a `data-theme` on it or around it, a brand is light or dark as the system is. Of brands and
 * themes inside each other the inner one counts; what lies three deep names both.
 */
export function brandRules({ name, light, dark, motif, ...tokens }: BrandTokens): BrandRule[] {
  const brand = `[data-brand="${name}"]`;
  const inside = (theme: string) =>
    `${brand} [data-theme="${theme}"]:not([data-brand], ${brand} [data-brand]:not(${brand}) *)`;
  const around = `[data-theme="dark"] ${brand}:not([data-theme], [data-theme="dark"] [data-theme="light"] *)`;
  const colors = (theme: 'light' | 'dark') => ({
    colorScheme: theme,
    properties: {
      ...assign(vars.color, theme === 'light' ? light : dark),
      ...assign(vars.logo.brand, theme === 'light' ? tokens.logo.brand : tokens.logo.inverse),
    },
  });
  const others = { ...tokens, logo: { inverse: tokens.logo.inverse }, motif: toMotifVars(motif) };
  return [
    { selector: brand, properties: assign(vars, others) },
    { selector: `${brand}, ${inside('light')}`, ...colors('light') },
    { selector: `${brand}[data-theme="dark"], ${around}, ${inside('dark')}`, ...colors('dark') },
    {
      selector: `${brand}:not([data-theme], [data-theme] *)`,
      ...colors('dark'),
      media: '(prefers-color-scheme: dark)',
    },
  ];
}
