import { afterAll, describe, expect, it } from 'vitest';
import { at, openTestDesk } from '../../../../testing/openTestDesk.ts';
import { sampleStore } from '../../../../testing/sampleCatalogue.ts';
import { sampleDevice } from '../../../../testing/sampleMember.ts';

const { apiHost, editor, second, send, rowAt, isSeen, edit, expectSeen, idOf } = await openTestDesk();
afterAll(() => apiHost.close());

let shops = 0;

function withRates(rates: object[]) {
  shops += 1;
  return sampleStore(`rated-${shops}`, { rates: rates as never });
}

describe('rates', () => {
  it('above the limit wait for a second person', async () => {
    const store = withRates([{ appliesTo: 'Everything', percent: 4, commission: { percent: 20 } }]);
    await send(at('stores'), { fields: store });
    const { answer } = await edit('stores', store.urlSlug, {
      rates: [{ appliesTo: 'Everything', percent: 7, commission: { percent: 20 } }],
    });
    expect(answer).toMatchObject({
      outcome: 'waiting',
      reasons: ['"Everything" is raised from 4 % to 7 %, by more than 50 %'],
    });
    const page = { path: `/stores/slug/${store.urlSlug}`, shows: '"7%"' };
    const decide = `/admin/catalogue-changes/${answer.changeId}/decide`;
    expect((await rowAt('stores', store.urlSlug)).waiting).toEqual([answer.changeId]);
    expect((await send(decide, { approves: true })).status).toBe(403);
    expect(await isSeen(page)).toBe(false);
    expect((await send(decide, { approves: true }, second)).answer.outcome).toBe('applied');
    await expectSeen(page, true);
    expect((await send(decide, { approves: true }, second)).status).toBe(409);
  });

  it('that pay more than the network are refused', async () => {
    const store = withRates([{ appliesTo: 'Everything', percent: 4, commission: { percent: 5 } }]);
    await send(at('stores'), { fields: store });
    expect((await rowAt('stores', store.urlSlug)).margins).toMatchObject([{ margin: 1 }]);
    const rates = [{ appliesTo: 'Everything', percent: 5.5, commission: { percent: 5 } }];
    expect((await edit('stores', store.urlSlug, { rates })).answer.errors).toEqual([
      'rates: "Everything" pays 5.5 %, and the network pays 5 %',
    ]);
  });

  it('start on their date, without a job, and earlier clicks have the earlier rates', async () => {
    const store = withRates([{ appliesTo: 'Everything', percent: 4 }]);
    await send(at('stores'), { fields: store });
    const from = new Date(Date.now() + 1_500).toISOString();
    await edit('stores', store.urlSlug, { nextRates: { from, rates: [{ appliesTo: 'Everything', percent: 5 }] } });
    const shows = (rate: string) => ({ path: `/stores/slug/${store.urlSlug}`, shows: `"${rate}"` });
    await expectSeen(shows('4%'), true);
    await editor.send('POST', `/click/${await idOf(store.urlSlug)}?clickSource=STORE`, sampleDevice);
    await expectSeen(shows('5%'), true);
    const { rateVersions } = await rowAt('stores', store.urlSlug);
    expect(rateVersions.map(({ isCurrent, clicks }) => [isCurrent, clicks])).toEqual([
      [true, 0],
      [false, 1],
    ]);
  });
});
