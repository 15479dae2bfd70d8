/** Values that a person types, recognisable in a log, a table or a file. */
export const canaries = {
  email: 'kanari.pankh@mail.example',
  otherEmail: 'kanari.doosri@mail.example',
  name: 'Kanari Pankhwali',
  otherName: 'Kanari Udaanwali',
  mobileNumber: '9876501234',
  birthDate: '1991-02-03',
  password: 'Kanari ka pinjra 7',
  newPassword: 'Kanari ki udaan 8',
  wrongPassword: 'Kanari ka ghonsla 9',
  accountNumber: '50100234567891',
  otherAccountNumber: '50100198765432',
  pan: 'KNRPX7301Q',
  otherPan: 'KNRPX7302R',
  address: 'Kothi 17, Kanari Gali, Nashik',
  message: 'Kanari ne kal hi mangwaya tha',
  coupon: 'KANARI-COUPON',
  storeOrderId: 'KANARI-ORDER-1',
  giftName: 'Kanari Tohfewali',
  giftEmail: 'kanari.tohfa@mail.example',
  giftMessage: 'Kanari ka chhota sa tohfa',
  voucherNumber: 'KANARI-VOUCHER-6204',
  voucherPin: 'KANARI-PIN-7309',
  visitorId: 'kanari-visitor',
  city: 'Kanaripur',
  latitude: '19.997453',
  longitude: '73.789802',
  bearer: 'kanari-bearer',
  cookie: 'kanari-cookie',
  resetKey: 'kanari-reset-key',
  fileText: 'kanari-file-text',
  path: 'kanari-path',
};

export type Canaries = Readonly<Record<string, string>>;

/** Encodings in which a value can appear. */
function formsOf(value: string): string[] {
  const bytes = Buffer.from(value);
  const base64 = bytes.toString('base64url');
  // the last character contains bits of the next byte
  const forms = [
    value,
    encodeURIComponent(value),
    JSON.stringify(value).slice(1, -1),
    bytes.toString('hex'),
    base64.slice(0, -1),
  ];
  return [...new Set(forms)];
}

/** Names of the canaries in a text or in the bytes of a file. */
export function findCanaries(place: string | Buffer, wanted: Canaries): string[] {
  return Object.entries(wanted)
    .filter(([, value]) => formsOf(value).some((form) => place.includes(form)))
    .map(([name]) => name);
}
