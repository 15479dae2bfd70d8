import type { DeviceInfo, SignupBody } from '@potli/api';

export const sampleDevice: DeviceInfo = {
  deviceType: 'desktop',
  browserName: 'Chrome',
  browserVersion: '140',
  osName: 'Linux',
  osVersion: '6',
  visitorId: 'visitor',
  geoCountry: 'Unknown',
  geoCity: 'Unknown',
  latitude: 0,
  longitude: 0,
};

export function sampleSignup(extra: Partial<SignupBody> = {}): SignupBody {
  return {
    email: 'meera@mail.example',
    password: 'Gulmohar phool 7',
    name: 'Meera Iyer',
    mobileNumber: '9876543210',
    gender: 'FEMALE',
    ...extra,
  };
}
