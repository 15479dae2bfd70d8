import { whenIdle } from '../lib/whenIdle.ts';

const SCRIPT = '/service-worker.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

declare global {
  interface Window {
    /** Absent where the browser does not have them. */
    trustedTypes?: TrustedTypes;
  }
}

/** Registers the service worker when the browser is idle. Pages work without it. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const policy = window.trustedTypes?.createPolicy('potli-worker', { createScriptURL: () => SCRIPT });
  const register = () =>
    navigator.serviceWorker.register(policy?.createScriptURL(SCRIPT) ?? SCRIPT).catch((error: unknown) => {
      console.warn('No offline page in this browser.', error);
    });
  whenIdle(() => void register());
}
