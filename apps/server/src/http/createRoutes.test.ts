import { expect, it } from 'vitest';
import { createRoutes } from './createRoutes.ts';

const routes = createRoutes<string>();
routes.add('GET', '/stores/{id}', 'by id');
routes.add('GET', '/stores/search', 'search');
routes.add('GET', '/sections/{id}/cards/{slug}', 'card');
routes.add('POST', '/stores/{id}', 'change');

it('finds fixed addresses before patterns, whatever came first', () => {
  expect(routes.find('/stores/search')?.route.targets.get('GET')).toBe('search');
  expect(routes.find('/stores/7')).toMatchObject({ route: { template: '/stores/{id}' }, params: { id: '7' } });
});

it('knows all methods of an address', () => {
  expect([...(routes.find('/stores/7')?.route.targets.keys() ?? [])]).toEqual(['GET', 'POST']);
});

it('decodes what a placeholder stands for, and leaves what cannot be decoded', () => {
  expect(routes.find('/sections/a%2Fb/cards/%E0%A4%95')?.params).toEqual({ id: 'a/b', slug: 'क' });
  expect(routes.find('/stores/%E0%A4%A')?.params).toEqual({ id: '%E0%A4%A' });
});

it.each(['/', '', '/stores', '/stores/', '/stores/7/', '/stores/7/8', '/STORES/search', '/sections//cards/a'])(
  'finds nothing at %j',
  (path) => expect(routes.find(path)).toBeUndefined(),
);
