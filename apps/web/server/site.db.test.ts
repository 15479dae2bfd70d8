import { describe } from 'vitest';

// in one file, because another worker would load the site again
describe('pages', async () => {
  await import('./testing/pageTests.ts');
});
describe('previews of editors', async () => {
  await import('./testing/previewTests.ts');
});
describe('what crawlers read', async () => {
  await import('./testing/crawlerTests.ts');
});
describe('the footer', async () => {
  await import('./testing/footerTests.ts');
});
describe('what pages ask for', async () => {
  await import('./testing/pageCallTests.ts');
});
describe('a change of the shop window', async () => {
  await import('./testing/changeTests.ts');
});
