import type { CataloguePage } from '@potli/server';
import { expect, test, vi } from 'vitest';
import { createCrawlerFiles } from './createCrawlerFiles.ts';

const store = (slug: string): CataloguePage => ({ kind: 'store', slug, changedAt: new Date(0) });

async function crawlerFiles(pages: () => Promise<CataloguePage[]>) {
  const listeners: (() => void)[] = [];
  const files = createCrawlerFiles({
    publicUrl: 'https://potli.example',
    pages,
    onChange: (listener) => listeners.push(listener),
  });
  const change = () => {
    for (const listener of listeners) listener();
  };
  return { files, change };
}

test('the catalogue is read once, until it changes', async () => {
  const pages = vi.fn(async () => [store('kapas')]);
  const { files, change } = await crawlerFiles(pages);
  await Promise.all([files.sitemap('/sitemap.xml'), files.sitemap('/sitemap.xml')]);
  expect(pages).toHaveBeenCalledOnce();
  change();
  pages.mockResolvedValue([store('kapas'), store('safar')]);
  expect((await files.sitemap('/sitemap.xml')).body.plain.toString()).toContain('/stores_details/safar<');
  expect(pages).toHaveBeenCalledTimes(2);
});

test('a missing file costs nothing', async () => {
  const pages = vi.fn(async () => [store('kapas')]);
  const { files } = await crawlerFiles(pages);
  for (const n of [1, 2, 3]) expect((await files.sitemap(`/sitemap.xml?part=${n}`)).status).toBe(404);
  expect(pages).toHaveBeenCalledOnce();
});

test('a failure is not cached', async () => {
  const pages = vi.fn(async () => [store('kapas')]).mockRejectedValueOnce(new Error('away'));
  const { files } = await crawlerFiles(pages);
  await expect(files.sitemap('/sitemap.xml')).rejects.toThrow('away');
  expect((await files.sitemap('/sitemap.xml')).status).toBe(200);
});
