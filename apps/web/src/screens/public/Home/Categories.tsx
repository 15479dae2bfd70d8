import { Carousel } from '@potli/ui/commerce/Carousel/Carousel';
import { CategoryPotli } from '@potli/ui/commerce/CategoryPotli/CategoryPotli';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app.tsx';
import { categoriesQuery } from '../../../queries/catalogueQueries.ts';
import { HomeRow } from './HomeRow.tsx';

export function Categories() {
  const query = useQuery(categoriesQuery(useApp().api));
  return (
    <HomeRow title="Categories" query={query} placeholders={6}>
      {(categories) => (
        <Carousel title="Categories" viewAllHref="/categories" perView={6}>
          {categories.map((category, index) => (
            <CategoryPotli
              key={category.id}
              name={category.name}
              href={`/categories/${category.urlSlug}`}
              imageUrl={category.imageUrl}
              priority={index < 6 ? 'low' : 'lazy'}
            />
          ))}
        </Carousel>
      )}
    </HomeRow>
  );
}
