import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { type RealBrowser, toExpression } from './RealBrowser.ts';
import { startProgram } from './startProgram.ts';

interface LogEntry {
  type: 'console' | 'javascript';
  level: 'debug' | 'info' | 'warn' | 'error';
  text: string | null;
}

/** What a command answers, or what has happened. */
type Message =
  | { type: 'success'; id: number; result: unknown }
  | { type: 'error'; id: number; error: string; message: string }
  | { type: 'event'; method: string; params: LogEntry };

/** A connection of WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
async function connect(url: string, onEntry: (entry: LogEntry) => void) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`No answer from ${url}`));
  });
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event') onEntry(message.params);
    else if (message.type === 'success') waiting.get(message.id)?.resolve(message.result);
    else waiting.get(message.id)?.reject(new Error(`${message.error}: ${message.message}`));
  };
  let id = 0;
  return <R>(method: string, params: object = {}) =>
    new Promise<R>((resolve, reject) => {
      id += 1;
      waiting.set(id, { resolve: resolve as (result: unknown) => void, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
}

/** Scroll bars that take no room, as on phones and in the other browsers of these tests. */
const SCROLLBARS = { 'ui.useOverlayScrollbars': 1, 'widget.gtk.overlay-scrollbars.enabled': true };
/** Windows that nobody pressed for are blocked, as for people. A driven Firefox opens them. */
const BLOCKER = { 'dom.disable_open_during_load': true };
const NO_CACHE = { 'browser.cache.disk.enable': false, 'browser.cache.memory.enable': false };

const toPreferences = (settings: Record<string, unknown>) =>
  Object.entries(settings)
    .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
    .join('\n');

/**
 * Opens Debian's Firefox, without a window on the screen.
 *
 * @param cache false: everything comes from the site, as on a first visit
 */
export async function openFirefox({ cache = true } = {}): Promise<RealBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'potli-firefox-'));
  writeFileSync(join(profile, 'user.js'), toPreferences({ ...SCROLLBARS, ...BLOCKER, ...(cache ? {} : NO_CACHE) }));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const program = await startProgram('firefox-esr', args, 'firefox-esr');
  const address = await vi.waitUntil(() => /WebDriver BiDi listening on (ws:\S+)/.exec(program.output())?.[1], {
    timeout: 30_000,
  });

  let faults: string[] = [];
  const send = await connect(`${address}/session`, ({ level, text }) => {
    if (level === 'error' || level === 'warn') faults.push(text ?? level);
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<{ contexts: [{ context: string }] }>('browsingContext.getTree');
  const [{ context }] = contexts;

  return {
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate<A extends unknown[], R>(run: (...args: A) => R | Promise<R>, ...args: A) {
      const answer = await send<{ type: 'success'; result: { value: string } } | { type: 'exception' }>(
        'script.evaluate',
        {
          expression: toExpression(run, args),
          awaitPromise: true,
          target: { context },
        },
      );
      if (answer.type === 'exception') throw new Error(`The page threw: ${JSON.stringify(answer)}`);
      return JSON.parse(answer.result.value) as R;
    },
    async act(source) {
      await send('input.performActions', { context, actions: [source] });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    takeFaults() {
      const taken = faults;
      faults = [];
      return taken;
    },
    async end() {
      await program.end();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
