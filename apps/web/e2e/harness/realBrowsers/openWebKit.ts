import { freePort } from '@potli/server/testing/freePort';
import { vi } from 'vitest';
import { type RealBrowser, toExpression } from './RealBrowser.ts';
import { startProgram } from './startProgram.ts';

/** Debian's browser with WebKit and nothing else, as GTK's applications have it. */
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Opens WebKit in a screen of its own, driven by WebDriver (https://www.w3.org/TR/webdriver2/). */
export async function openWebKit(): Promise<RealBrowser> {
  const port = await freePort();
  const program = await startProgram(
    'xvfb-run',
    ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    'xvfb and webkit2gtk-driver',
  );

  async function send<R>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<R> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body ? JSON.stringify(body) : null });
    const { value } = (await answer.json()) as { value: R & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  await vi.waitFor(() => send('GET', '/status'), { timeout: 30_000 });
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: MINI_BROWSER, args } } },
  });
  const session = `/session/${sessionId}`;
  let seen = 0;

  async function evaluate<A extends unknown[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    const script = `const [done] = arguments; ${toExpression(run, args)}.then(done, (error) => done(JSON.stringify({ error: String(error) })))`;
    const value = JSON.parse(await send<string>('POST', `${session}/execute/async`, { script, args: [] })) as R;
    if (value && typeof value === 'object' && 'error' in value)
      throw new Error(`The page threw: ${String(value.error)}`);
    return value;
  }

  return {
    async goto(url) {
      await send('POST', `${session}/url`, { url });
    },
    evaluate,
    async act(source) {
      await send('POST', `${session}/actions`, { actions: [source] });
    },
    async resize(width, height) {
      await send('POST', `${session}/window/rect`, { width, height });
      // the window has a bar above the page
      const bar = height - (await evaluate(() => innerHeight));
      await send('POST', `${session}/window/rect`, { width, height: height + bar });
    },
    takeFaults() {
      const lines = program.output().slice(seen).split('\n');
      seen = program.output().length;
      return lines.filter((line) => /CONSOLE.* (?:ERROR|WARN)/.test(line));
    },
    async end() {
      await send('DELETE', session);
      await program.end();
    },
  };
}
