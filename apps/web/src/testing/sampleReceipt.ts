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
  keyId: 'BsCx0nK_PKaqVUfvdLzaD08rSddHlAL8BD65vN7jatU',
  signature: 'el__gBmQzSGxQYveyRo7dRZMlO3FkQ81J9fWEDFsFUtX1oOLArYOPMq9vHO24nhC_3sPcxfAemDTWksPV53bDw',
};

/** The keys of docs/verify.md, which signed it. */
export const sampleReceiptKeys = {
  type: 'potli receipt keys 1',
  keys: [
    {
      id: 'BsCx0nK_PKaqVUfvdLzaD08rSddHlAL8BD65vN7jatU',
      algorithm: 'Ed25519',
      publicKey: {
        kty: 'OKP',
        crv: 'Ed25519',
        x: 'jIswfN6i0flOg1dlJepLGRC0C_yBscxd2mtaJdzqPqA',
      },
      validFrom: '2026-11-01T00:00:00.000Z',
      validUntil: null,
    },
  ],
};
