import * as z from 'zod/mini';
import { Id, Slug } from './common.ts';
import { endpoint } from './endpoint.ts';

export const Category = z.object({ id: Id, name: z.string(), urlSlug: Slug, imageUrl: z.string() });
export type Category = z.infer<typeof Category>;

export const listCategories = endpoint({
  method: 'GET',
  path: '/categories',
  summary: 'All categories in their order',
  auth: 'public',
  response: z.array(Category),
});

export const getCategoryBySlug = endpoint({
  method: 'GET',
  path: '/categories/slug/{slug}',
  summary: 'One category by its slug',
  auth: 'public',
  params: z.object({ slug: Slug }),
  response: Category,
  errors: [404],
});
