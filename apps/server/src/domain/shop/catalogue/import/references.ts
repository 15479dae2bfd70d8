import type { RowProblem } from './ImportReport.ts';

/** A problem for every slug that is neither in this document nor in the shop. */
export function unknownSlugs(
  slugs: readonly string[],
  known: ReadonlyMap<string, bigint>,
  { noun, path }: { noun: string; path: (index: number) => string },
): RowProblem[] {
  return slugs.flatMap((slug, index) =>
    known.has(slug) ? [] : [{ path: path(index), reason: `No ${noun} "${slug}" in this document or in the shop` }],
  );
}

/** The ids of known slugs, each once. */
export function idsOf(slugs: readonly string[], known: ReadonlyMap<string, bigint>): bigint[] {
  return [...new Set(slugs)].map((slug) => known.get(slug) as bigint);
}
