import type { BrandTokens } from '../theme/tokens.ts';

const modules = import.meta.glob<Record<string, BrandTokens>>('../brands/*/tokens.ts', { eager: true });

/** Every brand of this package: the exports of all `tokens.ts`. */
export const brands: BrandTokens[] = Object.values(modules).flatMap((module) => Object.values(module));
