import type { AuditedCall, Given } from './auditedDeskCalls.ts';
import { bookFile, fileOf, seenOf } from './settlementFiles.ts';

let count = 0;
const nextFile = () => {
  count += 1;
  return fileOf('audited', `audited-${count}.csv`, `AUDITED-FILE-${count},80`);
};

/** Files of networks that are booked and withdrawn in the admin area. */
export const auditedSettlementCalls = {
  async settleFile({ admin }: Given): Promise<AuditedCall> {
    const body = nextFile();
    return {
      path: '/admin/settlements/file',
      body: { ...body, seen: await seenOf(admin, body) },
      row: { object: `statement audited ${body.statement}`, before: null, after: { lines: 1, paise: 8_000 } },
    };
  },
  async withdrawSettlement({ admin }: Given): Promise<AuditedCall> {
    const file = nextFile();
    await bookFile(admin, file);
    const { network, statement } = file;
    return {
      path: '/admin/settlements/withdraw',
      body: { network, statement },
      row: { object: `statement ${network} ${statement}`, before: null, after: { lines: 1, paise: 8_000 } },
    };
  },
};
