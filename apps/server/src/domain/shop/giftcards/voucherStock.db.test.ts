import { indiaDay } from '@potli/api/units/india';
import { DAY_MS } from '@potli/api/units/time';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { addToStock, lockVouchers } from './voucherStock.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const kind = { giftCardSlug: 'kapas-gift-card', facePaise: 50_000n };

// one of them has another day than India at any time
it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'a voucher that is sold lasts thirty days more, in India, where the database is in %s',
  async (zone) => {
    await database.orm.transaction(async (queries) => {
      await queries.execute(sql.raw(`set local timezone = '${zone}'`));
      const endsIn = (days: number) => ({
        ...kind,
        costPaise: 45_000n,
        cardNumber: `${zone} ${days}`,
        pin: '482913',
        expiresOn: indiaDay(new Date(Date.now() + days * DAY_MS)),
      });
      await addToStock(queries, createSealer(testSettings.piiKey), [endsIn(29), endsIn(30), endsIn(31), endsIn(32)]);
      expect(await lockVouchers(queries, { ...kind, count: 4 })).toHaveLength(2);
      await queries.execute(sql`delete from gift_card_voucher`);
    });
  },
);
