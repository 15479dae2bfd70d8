import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { adminPaths } from '../../lib/adminPaths.ts';
import { kindTexts } from './kindTexts.ts';

/** The lists of the shop window, as entries of the sidebar. */
export const catalogueRooms = (Object.keys(kindTexts) as CatalogueKindName[]).map((kind) => ({
  href: adminPaths.rows(kind),
  label: kindTexts[kind].title,
  icon: kindTexts[kind].icon,
  right: 'catalogue' as const,
}));
