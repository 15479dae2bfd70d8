import type { DeviceInfo } from '@potli/api';

export const PHONE: DeviceInfo = {
  deviceType: 'mobile',
  browserName: 'Chrome Mobile',
  browserVersion: '141',
  osName: 'Android',
  osVersion: '15',
  visitorId: 'demo-phone',
  geoCountry: 'Unknown',
  geoCity: 'Unknown',
  latitude: 0,
  longitude: 0,
};

export const LAPTOP: DeviceInfo = {
  ...PHONE,
  deviceType: 'desktop',
  browserName: 'Firefox',
  browserVersion: '146',
  osName: 'Linux',
  osVersion: '',
  visitorId: 'demo-laptop',
};
