/** The receipt of docs/verify.md. */
export const sampleReceipt = {
  type: 'potli receipt 1',
  clickId: '019aa0c5-2f40-7000-8000-000000000001',
  memberId: '42',
  at: '2026-11-20T06:00:00.000Z',
  source: 'STORE',
  item: {
    kind: 'STORE',
    id: '7',
    name: 'Kapas',
    sentTo: 'kapas.example',
  },
  rates: {
    version: '3',
    rows: [
      {
        appliesTo: 'Sarees',
        kind: 'sale',
        basisPoints: '900',
        amountPaise: '0',
        capPaise: '50000',
        minimumPaise: null,
        newUsersOnly: 'no',
        from: null,
        to: null,
        isUsual: 'yes',
      },
    ],
  },
  terms: {
    texts: ['Not on gift wrap.'],
    hash: 'c4df3dc68283569fa0ff4e27b21cef49c1753ca947b7867d154d1da2d7afb304',
  },
  keyId: 'fEveLIrK-E2EAzgcBLcaPUIXlk-9OnCJPEXcqyNCs7M',
  signature: 'ulYS85vQP_WYCsRrJc6kXe-Fs5C2UZeQz12TC4qT572Htjyq9GY3K4dk6h4XPv6Uxn1bth5Km_6lHS3IWOPBBg',
};

/** The keys of docs/verify.md, which signed it. */
export const sampleReceiptKeys = {
  type: 'potli receipt keys 1',
  keys: [
    {
      id: 'fEveLIrK-E2EAzgcBLcaPUIXlk-9OnCJPEXcqyNCs7M',
      algorithm: 'Ed25519',
      publicKey: {
        kty: 'OKP',
        crv: 'Ed25519',
        x: 'jY86fPTLZESACX4MtLTirW1d-JPZnTqG3mpdfu8iz9Q',
      },
      validFrom: '2026-11-01T00:00:00.000Z',
      validUntil: null,
    },
  ],
};
