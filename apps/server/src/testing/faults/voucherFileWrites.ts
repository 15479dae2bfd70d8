import { importVoucherFile } from '@potli/api/contract/adminVouchers';
import * as z from 'zod/mini';
import { voucherFile } from '../payments/voucherFiles.ts';
import { ask, keyedWrite } from './keyedWrite.ts';
import { mark } from './mark.ts';
import { confirm } from './staffWrites.ts';

const CARD = 'kapas-gift';

/** Files of vouchers. */
export const voucherFileWrites = [
  keyedWrite('importVoucherFile', {
    async plan(member, shop) {
      await confirm(member, shop, 'now()');
      const body = voucherFile(CARD, mark());
      const { seen } = z.parse(importVoucherFile.response, await ask(member, '/admin/vouchers/file', body));
      return { path: '/admin/vouchers/file', body: { ...body, seen }, object: `vouchers of ${CARD}` };
    },
    // the number is sealed: looking at the file again finds it
    async isStored({ member }, { body }) {
      const { seen: _seen, ...file } = body as Record<string, unknown>;
      const again = z.parse(importVoucherFile.response, await ask(member, '/admin/vouchers/file', file));
      return again.known === 1;
    },
  }),
];
