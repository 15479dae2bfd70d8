import type { CatalogueRowSummary } from '@potli/api/contract/adminCatalogue';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import type { Right } from '@potli/api/contract/roles';
import type { DataColumn } from '@potli/ui/DataTable';
import type { SidebarEntry } from '@potli/ui/SidebarLayout';
import type { ComponentType } from 'react';

/** A page of an operator's own, at `/admin/own/<slug>` and in the sidebar. */
export interface DeskPage {
  /** Small letters, digits and dashes. It is in the address, so it should stay. */
  slug: string;
  /** Its name in the sidebar and in the browser's tab. */
  title: string;
  icon?: SidebarEntry['icon'];
  /** The roles with this right see it, for others there is no such page (docs/product/admin.md#roles). */
  right: Right;
  /** Loads its component when it is opened; no other page loads it. */
  load: () => Promise<ComponentType>;
}

type Row = CatalogueRowSummary;

/** A column of an operator's own in lists of the shop window. */
export interface DeskColumn extends Pick<DataColumn<Row>, 'header' | 'value' | 'cell' | 'look'> {
  /** Letters, digits and underscores. It is in the address as `own_<id>`, so it should stay. */
  id: string;
  /** The lists that have it, such as `stores`. */
  kinds: readonly CatalogueKindName[];
}

/** What an operator adds to the admin area (docs/desk-of-your-own.md). */
export interface Desk {
  /** In the order of the sidebar, after the rooms of the product. */
  pages?: readonly DeskPage[];
  columns?: readonly DeskColumn[];
}

/** Gives `own/desk/desk.tsx` its types. The build checks what it says, and names what is wrong (`checkDesk.ts`). */
export const defineDesk = (desk: Desk): Desk => desk;
