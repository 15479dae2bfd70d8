import type { Category } from '@potli/api/contract/categories';
import type { HomeBanner } from '@potli/api/contract/home';
import { CategoryPotli } from '@potli/ui/commerce/CategoryPotli/CategoryPotli';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { ListPage } from '../../../components/listing/ListPage.tsx';
import { NothingListed } from '../../../components/listing/NothingListed.tsx';

export interface CategoriesProps {
  /** Absent where they did not load. */
  categories?: readonly Category[];
  banners?: readonly HomeBanner[];
}

/** All categories, each a potli. */
export function Categories({ categories = [], banners }: CategoriesProps) {
  return (
    <ListPage title="All categories" current="Categories" banners={banners}>
      {categories.length === 0 ? (
        <NothingListed title="No categories available" />
      ) : (
        <CardGrid name="Categories" columns={5}>
          {categories.map((category, index) => (
            <CategoryPotli
              key={category.id}
              name={category.name}
              href={`/categories/${category.urlSlug}`}
              imageUrl={category.imageUrl}
              priority={index < 5 ? 'low' : 'lazy'}
            />
          ))}
        </CardGrid>
      )}
    </ListPage>
  );
}
