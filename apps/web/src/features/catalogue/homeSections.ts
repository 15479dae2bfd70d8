import type { Client } from '@potli/api/client';
import { type HomeSection, listHomeSections, listSectionCards, type SectionCard } from '@potli/api/contract/home';

/** A dynamic section with its cards. */
export interface HomeSectionCards extends HomeSection {
  cards: SectionCard[];
}

/** Dynamic sections in the order of their rank, each with its first ten cards (docs/product/home.md#calls). */
export async function fetchHomeSections(api: Client, signal: AbortSignal): Promise<HomeSectionCards[]> {
  const sections = await api.call(listHomeSections, {}, { signal });
  return Promise.all(
    sections
      .toSorted((one, other) => one.rank - other.rank)
      .map(async (section) => {
        const query = { sectionId: section.id, pageNumber: 0, pageSize: 10 };
        const { rows } = await api.call(listSectionCards, { params: { id: section.id }, query }, { signal });
        return { ...section, cards: rows };
      }),
  );
}
