import { bankWrites } from './bankWrites.ts';
import { clickWrites } from './clickWrites.ts';
import { dashboardWrites } from './dashboardWrites.ts';
import { giftCardWrites } from './giftCardWrites.ts';
import { identityWrites } from './identityWrites.ts';
import { memberWrites } from './memberWrites.ts';
import { networkWrites } from './networkWrites.ts';
import { reportWrites } from './reportWrites.ts';
import { roleWrites } from './roleWrites.ts';
import { staffWrites } from './staffWrites.ts';
import { transferFileWrites } from './transferFileWrites.ts';
import { uploadWrites } from './uploadWrites.ts';
import { voucherFileWrites } from './voucherFileWrites.ts';
import type { Write } from './Write.ts';

/** Every kind of write in the contract but those of the catalogue. `faults.db.test.ts` compares both lists with the contract. */
export const writes: readonly Write[] = [
  ...identityWrites,
  ...clickWrites,
  ...dashboardWrites,
  ...uploadWrites,
  ...networkWrites,
  ...reportWrites,
  ...bankWrites,
  ...giftCardWrites,
  ...staffWrites,
  ...roleWrites,
  ...memberWrites,
  ...transferFileWrites,
  ...voucherFileWrites,
];
