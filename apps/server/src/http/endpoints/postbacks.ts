import { networkCalls } from '@potli/api';
import { joinFields } from '../../incoming/joinFields.ts';
import type { NetworkHandlers } from '../Handler.ts';
import type { RequestContext } from '../RequestContext.ts';
import { readNetworkBody } from '../readBody.ts';
import { respondStatus } from '../respond.ts';
import { shortHeader } from '../shortHeader.ts';

/** The address behind the question mark. */
const searchOf = (context: RequestContext) => new URL(context.request.url).search.slice(1);

const contentTypeOf = (context: RequestContext) => shortHeader(context.header('content-type')) ?? '';

export const networkHandlers: NetworkHandlers = {
  async receivePostback(context) {
    const { network = '' } = context.pathParams;
    const body = await readNetworkBody(context, networkCalls.receivePostback.maxBytes);
    const outcome = await context.services.postbacks.receive({
      network,
      headers: {
        id: context.header('webhook-id'),
        timestamp: context.header('webhook-timestamp'),
        signature: shortHeader(context.header('webhook-signature')),
      },
      contentType: contentTypeOf(context),
      body,
    });
    return respondStatus(outcome === 'parked' ? 202 : 200, { outcome }, context.id);
  },

  receiveUnsignedPostback(context) {
    const { maxBytes } = networkCalls.receiveUnsignedPostback;
    const contentType = contentTypeOf(context);
    return receiveUnsigned(context, contentType, async () =>
      joinFields(searchOf(context), contentType, await readNetworkBody(context, maxBytes)),
    );
  },

  receivePostbackInAddress(context) {
    return receiveUnsigned(context, 'application/x-www-form-urlencoded', async () => Buffer.from(searchOf(context)));
  },

  async receiveBankWebhook(context) {
    const { bank = '' } = context.pathParams;
    const outcome = await context.services.bankNews.receive({
      bank,
      headers: Object.fromEntries(context.request.headers),
      readBody: () => readNetworkBody(context, networkCalls.receiveBankWebhook.maxBytes),
    });
    return respondStatus(200, { outcome }, context.id);
  },
};

async function receiveUnsigned(
  context: RequestContext,
  contentType: string,
  readBody: () => Promise<Buffer>,
): Promise<Response> {
  const { network = '', secret = '' } = context.pathParams;
  const outcome = await context.services.postbacks.receiveUnsigned({ network, secret, contentType, readBody });
  // networks send again what is not answered with 2xx, and a conflict stays one
  const isOpen = outcome === 'parked' || outcome === 'conflict';
  return respondStatus(isOpen ? 202 : 200, { outcome }, context.id);
}
