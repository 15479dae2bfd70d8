import type { DeviceInfo } from '@potli/api/contract/clicks';
import UAParser from 'ua-parser-js';
import { unknownDevice } from './unknownDevice.ts';

/** How long a click waits for the position, where it is already permitted (ms). */
const POSITION_TIMEOUT_MS = 250;

/** Longer texts are refused by the contract. */
const MAX_CHARACTERS = 120;

/** One id for each page load: clicks of one visit share it, other visits have another. */
const visitorId = attempt(createVisitorId, () => unknownDevice.visitorId);

/**
 * The device, for click tracking. Never asks for the location (docs/product/clickout.md#device-information). Never fails:
 * what the browser does not report is unknown, each detail by itself.
 */
export async function readDeviceInfo(): Promise<DeviceInfo> {
  const { browser, device, os } = attempt(
    () => new UAParser(navigator.userAgent).getResult(),
    () => ({ browser: {}, device: {}, os: {} }) as Partial<UAParser.IResult>,
  );
  return {
    ...unknownDevice,
    deviceType: short(device?.type ?? 'desktop'),
    browserName: short(browser?.name),
    browserVersion: short(browser?.version),
    osName: short(os?.name),
    osVersion: short(os?.version),
    visitorId,
    ...(await grantedPosition()),
  };
}

function attempt<T>(read: () => T, otherwise: () => T): T {
  try {
    return read();
  } catch {
    return otherwise();
  }
}

/** 128 random bits. `crypto.randomUUID` is missing on pages without https, and in Safari before 15.4. */
function createVisitorId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function short(text: unknown): string {
  return typeof text === 'string' ? text.slice(0, MAX_CHARACTERS) : 'Unknown';
}

/** Rounds to about a kilometre, so that a click does not store where a member lives. */
function toHundredths(degrees: number): number {
  return Number(degrees.toFixed(2));
}

type Position = Pick<DeviceInfo, 'latitude' | 'longitude'>;

/** The position where it is permitted and known in time; else nothing, so that it stays unknown. */
function grantedPosition(): Promise<Partial<Position>> {
  return new Promise((resolve) => {
    // some browsers neither grant nor refuse, and some never call back
    setTimeout(resolve, POSITION_TIMEOUT_MS, {});
    readPosition().then(resolve, () => resolve({}));
  });
}

async function readPosition(): Promise<Partial<Position>> {
  const permission = await navigator.permissions.query({ name: 'geolocation' });
  if (permission.state !== 'granted') return {};
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(toPosition(coords)), reject, {
      maximumAge: Number.POSITIVE_INFINITY,
      timeout: POSITION_TIMEOUT_MS,
    });
  });
}

/** Nothing where it is no place on earth. */
function toPosition({ latitude, longitude }: GeolocationCoordinates): Partial<Position> {
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace ? { latitude: toHundredths(latitude), longitude: toHundredths(longitude) } : {};
}
