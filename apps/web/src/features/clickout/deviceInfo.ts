import type { DeviceInfo } from '@potli/api/contract/clicks';
import UAParser from 'ua-parser-js';

/** One id for each page load: clicks of one visit share it, other visits have another. */
const visitorId = crypto.randomUUID();

/** How long a click waits for the position, where it is already permitted (ms). */
const POSITION_PATIENCE_MS = 250;

/** The device, for click tracking. Never asks for the location (docs/product/clickout.md#device-information). */
export async function readDeviceInfo(): Promise<DeviceInfo> {
  const { browser, device, os } = new UAParser(navigator.userAgent).getResult();
  const { latitude, longitude } = await grantedPosition();
  return {
    deviceType: short(device.type ?? 'desktop'),
    browserName: short(browser.name),
    browserVersion: short(browser.version),
    osName: short(os.name),
    osVersion: short(os.version),
    visitorId,
    geoCountry: 'Unknown',
    geoCity: 'Unknown',
    latitude,
    longitude,
  };
}

function short(text: string | undefined): string {
  return (text ?? 'Unknown').slice(0, 120);
}

/** Rounds to about a kilometre, so that a click does not store where a member lives. */
function toHundredths(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

async function grantedPosition(): Promise<{ latitude: number; longitude: number }> {
  const nowhere = { latitude: 0, longitude: 0 };
  try {
    const permission = await navigator.permissions.query({ name: 'geolocation' });
    if (permission.state !== 'granted') return nowhere;
    return await new Promise((resolve) => {
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve({ latitude: toHundredths(coords.latitude), longitude: toHundredths(coords.longitude) }),
        () => resolve(nowhere),
        { maximumAge: Number.POSITIVE_INFINITY, timeout: POSITION_PATIENCE_MS },
      );
    });
  } catch {
    return nowhere;
  }
}
