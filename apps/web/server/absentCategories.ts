import { footerCategories } from '../src/company/footerCategories.ts';

/** Paths of the footer's categories that the shop does not show: a link to one would lead to nothing. */
export async function absentCategories(slugs: () => Promise<ReadonlySet<string>>): Promise<readonly string[]> {
  const shown = await slugs();
  return footerCategories.flatMap(({ label, href }) => (shown.has(label.toLowerCase()) ? [] : [href]));
}
