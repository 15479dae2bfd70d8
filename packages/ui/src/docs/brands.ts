import type { BrandTokens } from '../theme/tokens.ts';

const modules = import.meta.glob<Record<string, BrandTokens>>('../brands/*/tokens.ts', { eager: true });

/** Every brand of this package: what each `tokens.ts` exports. A new brand is found, not listed. */
export const brands: BrandTokens[] = Object.values(modules).flatMap((module) => Object.values(module));
