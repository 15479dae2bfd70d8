import { HttpResponse, http } from 'msw';
import { createHandler } from '../http/createHandlers.ts';
import { MockProblem, notFound } from '../http/MockProblem.ts';
import { failing, failingSilently, refusing, slow } from './failures.ts';

/** The list of categories, and one of them. Its contents are in the scenarios of stores and gift cards. */
export const categoryScenarios = {
  empty: () => [createHandler('listCategories', () => [])],
  failing: () => failing('listCategories', 'getCategoryBySlug'),
  failingSilently: () => failingSilently('listCategories', 'getCategoryBySlug'),
  slow: () => slow('listCategories', 'getCategoryBySlug'),
  /** No answer comes when a category is looked up. */
  unreachable: () => [http.get('*/api/categories/slug/:slug', () => HttpResponse.error())],
  missing: () => refusing(notFound, ['getCategoryBySlug']),
  /** How some hosts say that there is no such category (docs/product/categories.md#category-page). */
  refused: () => refusing(() => new MockProblem(400, 'Category not found'), ['getCategoryBySlug']),
};
