import type { PageKeys } from '@potli/server';
import { footerCategories } from '../src/company/footerCategories.ts';

/** Paths of the footer's categories that the shop does not show: a link to one would lead to nothing. */
export async function absentCategories(keys: () => Promise<PageKeys>): Promise<readonly string[]> {
  const { category } = await keys();
  return footerCategories.flatMap(({ label, href }) => (category.has(label.toLowerCase()) ? [] : [href]));
}
