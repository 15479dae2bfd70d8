import type { Category } from '@potli/api/contract/categories';
import { CategoryCard, type CategoryCardProps } from '@potli/ui/CategoryCard';
import { paths } from '../../lib/paths.ts';

interface CategoryItemProps extends Pick<CategoryCardProps, 'priority'> {
  category: Category;
}

/** A category in a list, with the way to its page. */
export function CategoryItem({ category, priority }: CategoryItemProps) {
  return (
    <CategoryCard
      name={category.name}
      href={paths.category(category.urlSlug)}
      imageUrl={category.imageUrl}
      priority={priority}
    />
  );
}
