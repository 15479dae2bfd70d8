import { BannerRow } from '@potli/api/contract/catalogueDocument';
import type * as z from 'zod/mini';
import { banner } from '../../../../../db/schema/home.ts';
import { catalogueKind } from '../catalogueKind.ts';

export const banners = catalogueKind({
  name: 'banners',
  schema: BannerRow,
  table: banner,
  key: 'key',
  columns: (row: z.output<typeof BannerRow>) => row,
});
