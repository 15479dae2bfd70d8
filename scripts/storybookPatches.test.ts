import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as a11y from '@storybook/addon-a11y/preview';
import axe from 'axe-core';
import { composeConfigs, pauseAnimations, prepareStory } from 'storybook/preview-api';
import { configure, waitFor } from 'storybook/test';
import { expect, it, onTestFinished, vi } from 'vitest';
import { briefWhileWaiting } from '../.storybook/briefWhileWaiting.ts';
import { limitAxe } from '../.storybook/limitAxe.ts';
import { skipPauses } from '../.storybook/skipPauses.ts';

// Storybook, MSW and Vitest do not promise what `.storybook` relies on: each test fails when it is another way.

/** A document of which only the sheets in its head matter, in a browser with reduced motion. */
function stubDocument() {
  class Sheet {
    textContent = '';
    media = '';
  }
  const sheets: Sheet[] = [];
  const head = { appendChild: (sheet: Sheet) => sheets.push(sheet), removeChild: () => undefined };
  vi.stubGlobal('HTMLStyleElement', Sheet);
  vi.stubGlobal('document', { createElement: () => new Sheet(), head, body: { clientHeight: 0 } });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
  onTestFinished(() => void vi.unstubAllGlobals());
  return sheets;
}

it('skipPauses knows both sheets by which Storybook stops animations, and leaves others as they are', () => {
  const sheets = stubDocument();
  skipPauses();
  pauseAnimations();
  const other = document.createElement('style');
  other.textContent = '.spinner { animation: none }';
  document.head.appendChild(other);
  expect(sheets.map(({ media }) => media)).toEqual(['not all', 'not all', '']);
});

it('briefWhileWaiting knows when a query waits', async () => {
  stubDocument();
  class Observer {
    observe() {}
    disconnect() {}
  }
  const container = {
    querySelector: () => null,
    querySelectorAll: () => [],
    ownerDocument: { defaultView: { MutationObserver: Observer } },
  } as unknown as HTMLElement;
  configure(({ getElementError }) => {
    onTestFinished(() => configure({ getElementError }));
    return { getElementError: () => new Error('The whole page') };
  });
  briefWhileWaiting();
  const messageOf = () => {
    let message = '';
    configure(({ getElementError }) => {
      message = getElementError('Not found', container).message;
      return {};
    });
    return message;
  };
  expect(messageOf()).toBe('The whole page');
  expect(await waitFor(messageOf, { container })).toBe('Not found');
});

it('limitAxe runs before the check of the addon, which takes what it sets', async () => {
  const run = vi.spyOn(axe, 'run').mockResolvedValue({ violations: [] } as never);
  onTestFinished(() => run.mockRestore());
  vi.stubGlobal('document', { querySelector: () => ({}) });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const project = composeConfigs([a11y, { afterEach: [limitAxe], render: () => undefined }]);
  const meta = { id: 'screens', title: 'Screens/Public/Stores' };
  const story = prepareStory({ id: 'screens--sorted', name: 'Sorted' } as never, meta as never, project as never);
  await story.applyAfterEach({
    id: story.id,
    title: meta.title,
    name: 'Sorted',
    viewMode: 'story',
    globals: { theme: 'light', viewport: { value: 'desktop' } },
    parameters: { a11y: { options: { preload: false } } },
    reporting: { addReport: () => undefined },
    abortSignal: new AbortController().signal,
  } as never);
  const [context, options] = run.mock.calls[0] as unknown[];
  expect(context).toMatchObject({ include: expect.arrayContaining(['main']) as string[] });
  expect(options).toMatchObject({ preload: false, rules: { 'color-contrast': { enabled: false } } });
});

const require = createRequire(import.meta.filename);

it('MSW answers within the page where the browser has no service worker', () => {
  const source = readFileSync(require.resolve('msw').replace(/core\/index.*$/, 'browser/index.js'), 'utf8');
  expect(source).toMatch(/function supportsServiceWorker\(\) \{\s*return [^;]*"serviceWorker" in navigator/);
  expect(source).toMatch(/supportsServiceWorker\(\) \? new ServiceWorkerSource\([^?]*\) : new FallbackHttpSource\(\)/);
});

it('Vitest marks the page of a test, and shows it in a frame', () => {
  const browser = createRequire(require.resolve('@vitest/browser-playwright')).resolve('@vitest/browser');
  const client = (file: string) => readFileSync(browser.replace(/index\.js$/, `client/${file}`), 'utf8');
  expect(client('esm-client-injector.js')).toContain('window.__vitest_browser_runner__ = {');
  expect(client('orchestrator.html')).toContain('iframe[data-vitest]');
});
