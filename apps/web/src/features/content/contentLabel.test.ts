import { ContentType } from '@potli/api/contract/contentTypes';
import { expect, test } from 'vitest';
import { contentLabel, contentOptions } from './contentLabel.ts';

test.each([...ContentType.options, 'OFFER'])('%s has words of its own', (contentType) => {
  expect(contentLabel(contentType)).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)?$/);
});

test('an unknown type is shown as it came', () => {
  expect(contentLabel('PODCASTS')).toBe('PODCASTS');
});

test('choices carry the type', () => {
  expect(contentOptions(['FLASH_DEALS'])).toEqual([{ value: 'FLASH_DEALS', label: 'Flash Deals' }]);
});
