import { request } from 'node:http';
import { ClickOutcome, CustomLink } from '@potli/api';
import { DAY_MS } from '@potli/api/units/time';
import * as z from 'zod/mini';
import { createUuidV7 } from '../../domain/platform/shared/uuidV7.ts';
import { postJson } from '../postJson.ts';
import { sampleDevice } from '../sampleMember.ts';
import { get } from './asMember.ts';
import type { FaultMember } from './FaultShop.ts';
import { clear, finds } from './owner.ts';
import type { Write } from './Write.ts';

const FOUR_DAYS_MS = 4 * DAY_MS;

/** The member's link to the sample card. */
const makeLink = ({ host, accessToken }: FaultMember) =>
  fetch(`${host}/generate-custom-link?url=/creditcards_details/sona-card`, postJson({}, accessToken));

async function prepareFollow(member: FaultMember): Promise<void> {
  await makeLink(member);
  const { response } = z.parse(
    z.object({ response: z.array(CustomLink) }),
    await (await get(member, '/my-custom-links')).json(),
  );
  member.secret = response[0]?.urlHash ?? '';
}

/** Headers of a browser that follows a link; those of `fetch` mark a script. */
function follow(address: string): Promise<Response> {
  const headers = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0',
    accept: 'text/html',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };
  return new Promise((resolve, reject) => {
    request(address, { headers }, (answer) => {
      answer.resume();
      const retryAfter = answer.headers['retry-after'] ?? '';
      const reply = { status: answer.statusCode, headers: { 'retry-after': retryAfter } };
      answer.on('end', () => resolve(new Response(null, reply)));
    })
      .on('error', reject)
      .end();
  });
}

/** Clicks and share links. */
export const clickWrites: readonly Write[] = [
  {
    calls: ['createClick'],
    send: ({ host, storeId, accessToken }) =>
      fetch(`${host}/click/${storeId}?clickSource=STORE`, postJson(sampleDevice, accessToken)),
    isStored: ({ shop, answer }) =>
      finds(shop, 'select from click where id = $1', [z.parse(ClickOutcome, answer).clickId]),
  },
  {
    calls: ['answerClickQuestion'],
    prepare: async (member, shop) => {
      member.secret = createUuidV7()(Date.now() - FOUR_DAYS_MS);
      await clear(shop, 'delete from click where member_id = $1', [member.id]);
      await clear(
        shop,
        `insert into click (id, member_id, source, source_id, clicked_at, cashback_basis_points, cashback_paise, device)
         values ($1, $2, 'STORE', $3, now() - interval '4 days', 500, 0, '{}')`,
        [member.secret, member.id, member.storeId],
      );
    },
    send: ({ host, secret, accessToken }) =>
      fetch(`${host}/clicks/${secret}/answer`, postJson({ bought: true }, accessToken)),
    isStored: ({ shop, member }) => finds(shop, 'select from click_answer where click_id = $1', [member.secret]),
  },
  {
    calls: ['generateCustomLink'],
    prepare: ({ id }, shop) => clear(shop, 'delete from custom_link where member_id = $1', [id]),
    send: makeLink,
    isStored: ({ shop, member }) => finds(shop, 'select from custom_link where member_id = $1', [member.id]),
  },
  {
    calls: ['followCustomLink'],
    async prepare(member, shop) {
      await prepareFollow(member);
      await clear(shop, 'delete from click where member_id = $1', [member.id]);
    },
    send: ({ host, secret }) => follow(`${host}/custom-link/${secret}`),
    isStored: ({ shop, member }) => finds(shop, 'select from click where member_id = $1', [member.id]),
  },
];
