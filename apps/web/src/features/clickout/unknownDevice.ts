import type { DeviceInfo } from '@potli/api/contract/clicks';

/** A device of which nothing is known (docs/product/clickout.md#device-information). */
export const unknownDevice: DeviceInfo = {
  deviceType: 'Unknown',
  browserName: 'Unknown',
  browserVersion: 'Unknown',
  osName: 'Unknown',
  osVersion: 'Unknown',
  visitorId: 'Unknown',
  geoCountry: 'Unknown',
  geoCity: 'Unknown',
  latitude: 0,
  longitude: 0,
};
