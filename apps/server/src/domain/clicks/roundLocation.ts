import type { DeviceInfo } from '@potli/api';

const toHundredths = (degrees: number) => Math.round(degrees * 100) / 100;

/** A device with its location kept to two decimals of a degree, about a kilometre: the town, not the house. */
export function roundLocation(device: DeviceInfo): DeviceInfo {
  return { ...device, latitude: toHundredths(device.latitude), longitude: toHundredths(device.longitude) };
}
