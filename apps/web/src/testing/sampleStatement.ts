/** The statement of docs/verify.md, with its place under the roots below. */
export const sampleStatement = {
  type: 'potli statement 1',
  memberId: '42',
  madeAt: '2026-11-24T04:30:00.000Z',
  journals: [
    {
      seq: '1',
      at: '2026-11-20T06:00:00.000Z',
      kind: 'TRACKED',
      entries: {
        PENDING: '5000',
        HOUSE_EXPECTED: '-5000',
      },
      cause: {
        salt: '0f6f2f86-5d4c-4d8a-9c8e-2f4f0f3c7a11',
        key: 'cashback 41 report 7f3a',
        reference: '41',
      },
      commitment: '8c1dd7f5d86a2bf29096625bc319155740c3e4f99402b42e29a08f1b90c802dd',
      previous: '0000000000000000000000000000000000000000000000000000000000000000',
      hash: '605cd50cbd843a210a4c43a80659e6842435d0a765f6950bde4e016ab7f61a17',
    },
    {
      seq: '2',
      at: '2026-11-22T09:15:30.250Z',
      kind: 'REFERRAL',
      entries: {
        APPROVED: '250',
        HOUSE_EXPECTED: '-250',
      },
      cause: null,
      commitment: '24756b4abc7a49af9545f04d229b77447408ba94f1e1f8dfb6eb5e77d57915b8',
      previous: '605cd50cbd843a210a4c43a80659e6842435d0a765f6950bde4e016ab7f61a17',
      hash: 'f58bc9974af252be8014b3d22adf142f98039fcc6832bdeb24dca7b1cfd6f243',
    },
  ],
  balances: {
    PENDING: '5000',
    APPROVED: '250',
  },
  head: 'f58bc9974af252be8014b3d22adf142f98039fcc6832bdeb24dca7b1cfd6f243',
  inclusion: {
    day: '2026-11-23',
    salt: '9ad0048fed975f47076d36b18ff47b9509f63e7adeac63019e2e578063e3116f',
    seq: '2',
    head: 'f58bc9974af252be8014b3d22adf142f98039fcc6832bdeb24dca7b1cfd6f243',
    place: {
      index: '1',
      path: [
        '0a57ba7633ca463a2fe19212839b2d812677370c133c5cc93f465cd52de676aa',
        'bfb9f5178dfb2f46676383408ae36a489f74e0dace9b09781790ad2d5dc0545f',
      ],
    },
    coins: [
      {
        value: '2',
        number: '0',
        index: '0',
        path: [],
      },
      {
        value: '8',
        number: '0',
        index: '0',
        path: [],
      },
      {
        value: '16',
        number: '0',
        index: '0',
        path: ['06ae17c6136547b36809adf973cb34180e777eeb124bb000f4ee9c1fbace55af'],
      },
      {
        value: '32',
        number: '0',
        index: '1',
        path: ['05ff45aa2ce857db6131aab03673d5da665012a398a693580c5b0461bc69274d'],
      },
      {
        value: '64',
        number: '0',
        index: '0',
        path: ['1fa52359c62ac4249a711a3dab4fa43c9e6133cab84819c8a6bab90df5cca747'],
      },
      {
        value: '128',
        number: '0',
        index: '1',
        path: ['4596d68210bbeb687bc37e535fc3f340119f975305b5f4399eb3b09d00b17ca8'],
      },
    ],
  },
};

/** The roots of a shop with four members. */
export const sampleRoots = {
  type: 'potli roots 1',
  roots: [
    {
      number: '1',
      day: '2026-11-23',
      madeAt: '2026-11-23T01:00:00.000Z',
      trees: [
        {
          coin: '0',
          size: '4',
          root: '9750554cad0f65aa548a517a3b5d5e70d5819003b1e150c6da67dacd851aa67f',
        },
        {
          coin: '1',
          size: '1',
          root: '63ad462fa977c36d79e2256c6ac7eb6a1489609c7f48f940464a22320a324f84',
        },
        {
          coin: '2',
          size: '1',
          root: 'd297b0cbc3fccc41f7c879e1797b2f0589c7d9da9468fa0393cba30e76aea201',
        },
        {
          coin: '4',
          size: '1',
          root: '6fa39747b39c05f8baa0f081c5d404bceba5a02e83c47527929a3ec04aa518d4',
        },
        {
          coin: '8',
          size: '1',
          root: 'd423acee9ed74625d53bfdeeb143059bff7ba6e9a3971de5562827262bc99855',
        },
        {
          coin: '16',
          size: '2',
          root: 'd7b6e1c1e4e5de5b9e1374f3a7b031961c3fadabfbe00eccfada18f36d07e84d',
        },
        {
          coin: '32',
          size: '2',
          root: '0f25e7e629374e3d196ab6c25648324c55d12cebb82bc1f559cf4271809fd1d8',
        },
        {
          coin: '64',
          size: '2',
          root: '2747ec3df0671d9a8a0f536f7ef7204ec36f5a3afb8432d97fab71f415b6579b',
        },
        {
          coin: '128',
          size: '2',
          root: 'efb0df6bdd037ca6aad954c60d81f88f98e6ae04a3049bf29b05aaf934b7e708',
        },
        {
          coin: '256',
          size: '2',
          root: 'eca086d570835180bba9ad2dc7ef51b1b2fc6af29092d4e5f52dc8049f394115',
        },
        {
          coin: '512',
          size: '2',
          root: 'e2d16d0516d6633d2702aefd6a3f2e4a90725f240c5f170e95c1e04f53fcc9ef',
        },
        {
          coin: '1024',
          size: '2',
          root: '0b559525874fc87ac0ce8dc85ddc2974d5790e73f43bde86f0f0f8ce02a6e7cc',
        },
        {
          coin: '2048',
          size: '1',
          root: '1146775997da6a0343b214ef05756465b5a2072a039b2a5a5871a5786d789fda',
        },
        {
          coin: '4096',
          size: '1',
          root: 'b9c73142d78604a32fe08ef7e691b4d4bc735bab15b1005e451c448aaefe4065',
        },
        {
          coin: '8192',
          size: '1',
          root: '073149088c63ec62d306d2c6347dc534e7c0355e1ac8ee812cab87a8e46626cd',
        },
        {
          coin: '16384',
          size: '1',
          root: '3ceea74f4717173a0152c38505b03393d37ea1b9db656e02779851c43ff6b9a4',
        },
        {
          coin: '32768',
          size: '2',
          root: '4bc6b610363e9b0f8efc9c217f644349fc97b842c5f1a45dec998decbcc95c5c',
        },
      ],
      owedPaise: '100335',
      root: '6125dfea510ead1f7c9401328e94fcb05f1c3e80bbfb19b01ac7e90a9804c27a',
      logRoot: '6125dfea510ead1f7c9401328e94fcb05f1c3e80bbfb19b01ac7e90a9804c27a',
    },
  ],
};
