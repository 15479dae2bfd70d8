import type { Category } from '@potli/api/contract/categories';
import { CategoryCard } from '@potli/ui/CategoryCard';
import { Shelf } from './Shelf.tsx';

export function Categories({ categories }: { categories: readonly Category[] }) {
  if (categories.length === 0) return null;
  return (
    <Shelf title="Categories" viewAllHref="/categories" perView={6}>
      {categories.map((category, index) => (
        <CategoryCard
          key={category.id}
          name={category.name}
          href={`/categories/${category.urlSlug}`}
          imageUrl={category.imageUrl}
          priority={index < 4 ? 'low' : 'lazy'}
        />
      ))}
    </Shelf>
  );
}
