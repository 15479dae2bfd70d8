import { DeviceInfo } from '@potli/api/contract/clicks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unknownDevice } from './unknownDevice.ts';

const AGENT =
  'Mozilla/5.0 (Linux; Android 9; Redmi 7A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Mobile Safari/537.36';
const permissions = { query: async () => ({ state: 'granted' }) };
const at = (latitude: unknown, longitude: unknown) => ({
  getCurrentPosition: (found: (position: unknown) => void) => found({ coords: { latitude, longitude } }),
});

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function read() {
  const { readDeviceInfo } = await import('./deviceInfo.ts');
  return readDeviceInfo();
}

test('sends what the browser reports, without calls that plain http lacks', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  vi.stubGlobal('navigator', { userAgent: AGENT, permissions, geolocation: at(19.0759, 72.8776) });
  expect(await read()).toMatchObject({
    deviceType: 'mobile',
    osName: 'Android',
    browserVersion: '109.0.0.0',
    visitorId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    latitude: 19.08,
    longitude: 72.88,
  });
});

const refuse = () => {
  throw new Error('refused');
};
const devices: Record<string, object> = {
  'says nothing of itself': {},
  'has no name': { userAgent: undefined, permissions, geolocation: at(1, 2) },
  'has a name that is no text': { userAgent: 5 },
  'throws on its name': Object.defineProperty({}, 'userAgent', { get: refuse }),
  'has no permissions': { userAgent: AGENT },
  'throws on permissions': Object.defineProperty({ userAgent: AGENT }, 'permissions', { get: refuse }),
  'rejects the question': { userAgent: AGENT, permissions: { query: () => Promise.reject(new Error('refused')) } },
  'never answers the question': { userAgent: AGENT, permissions: { query: () => new Promise(() => undefined) } },
  'has no position': { userAgent: AGENT, permissions },
  'never tells its position': { userAgent: AGENT, permissions, geolocation: { getCurrentPosition: () => undefined } },
  'throws on its position': { userAgent: AGENT, permissions, geolocation: { getCurrentPosition: refuse } },
  'is nowhere on earth': { userAgent: AGENT, permissions, geolocation: at(Number.NaN, 500) },
  'has a position that is no number': { userAgent: AGENT, permissions, geolocation: at(undefined, null) },
};

test.each(Object.keys(devices))('a browser that %s sends what the contract takes', async (name) => {
  vi.stubGlobal('navigator', devices[name]);
  const device = await read();
  expect(DeviceInfo.safeParse(JSON.parse(JSON.stringify(device))).success).toBe(true);
});

test('a browser without random numbers has no id of its own', async () => {
  vi.stubGlobal('crypto', undefined);
  expect((await read()).visitorId).toBe(unknownDevice.visitorId);
});
