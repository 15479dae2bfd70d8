import type { Category } from '@potli/api/contract/categories';
import type { HomeBanner } from '@potli/api/contract/home';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { CategoryItem } from '../../../components/listing/CategoryItem.tsx';
import { EmptyCatalogueList, FailedList } from '../../../components/listing/EmptyList.tsx';
import { ListPage } from '../../../components/listing/ListPage.tsx';
import { paths } from '../../../lib/paths.ts';

export interface CategoriesProps {
  /** Absent where they did not load. */
  categories?: readonly Category[];
  banners?: readonly HomeBanner[];
}

/** All categories, each a potli. */
export function Categories({ categories, banners }: CategoriesProps) {
  return (
    <ListPage title="All categories" current="Categories" banners={banners}>
      {!categories && <FailedList label="categories" href={paths.categories} />}
      {categories?.length === 0 && <EmptyCatalogueList title="No categories available" />}
      {categories && categories.length > 0 && (
        <CardGrid name="Categories" columns={5}>
          {categories.map((category, index) => (
            <CategoryItem key={category.id} category={category} priority={index < 5 ? 'low' : 'lazy'} />
          ))}
        </CardGrid>
      )}
    </ListPage>
  );
}
