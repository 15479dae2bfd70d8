import type { Category } from '@potli/api/contract/categories';
import { CategoryPotli, type CategoryPotliProps } from '@potli/ui/commerce/CategoryPotli/CategoryPotli';

interface CategoryItemProps extends Pick<CategoryPotliProps, 'priority'> {
  category: Category;
}

/** A category in a list, with the way to its page. */
export function CategoryItem({ category, priority }: CategoryItemProps) {
  return (
    <CategoryPotli
      name={category.name}
      href={`/categories/${category.urlSlug}`}
      imageUrl={category.imageUrl}
      priority={priority}
    />
  );
}
