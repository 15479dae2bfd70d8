import type { Delivery, Postback, PostbackResult } from '../../domain/orders/networks/createPostbackService.ts';
import { MOST_SENT_BYTES, type SentBody } from '../../domain/platform/refused/SentBody.ts';
import { unsupported } from '../../errors/ProblemError.ts';
import type { Bulkheads } from '../bulkheads.ts';
import type { NetworkHandlers } from '../Handler.ts';
import type { RequestContext } from '../RequestContext.ts';
import { announcedBytes, readRequestBody } from '../readRequestBody.ts';
import { readSecretAddress } from '../readSecretAddress.ts';
import { respondEmpty, respondStatus } from '../respond.ts';
import { shortHeader } from '../shortHeader.ts';
import { refusePrefetch } from '../skipsHandler.ts';
import { unpackBody } from '../unpackBody.ts';

const FORM = 'application/x-www-form-urlencoded';

export const networkHandlers: NetworkHandlers = {
  async receivePostback(context, bulkheads) {
    const { network = '' } = context.pathParams;
    const accept = context.services.postbacks.openSigned(network, {
      id: context.header('webhook-id'),
      timestamp: context.header('webhook-timestamp'),
      signature: shortHeader(context.header('webhook-signature')),
    });
    const deliver = accept(await readPostback(context, bulkheads, false));
    return respondTo(context, await bulkheads.networks.run(deliver, network));
  },

  receiveUnsignedPostback(context, bulkheads) {
    return receiveUnsigned(context, bulkheads, async (accept, query) => {
      const sent = await readPostback(context, bulkheads, true);
      if (query === '') return accept(sent);
      if (sent.bytes.length === 0) return accept(toForm(query));
      // some networks fill in the address and send a form as well
      if (isForm(sent) && sent.packedReason === undefined)
        return accept({ ...sent, bytes: Buffer.concat([Buffer.from(`${query}&`), sent.bytes]) });
      return accept(sent, toForm(query));
    });
  },

  receivePostbackInAddress(context, bulkheads) {
    return receiveUnsigned(context, bulkheads, async (accept, query) => accept(toForm(query)));
  },

  async receiveBankWebhook(context, bulkheads) {
    const { bank = '' } = context.pathParams;
    const accept = context.services.bankNews.open(bank, Object.fromEntries(context.request.headers));
    const outcome = await bulkheads.banks.run(accept(await readSigned(context, bulkheads)), bank);
    return respondStatus(outcome === 'refused' ? 202 : 200, { outcome }, context.id);
  },

  async receivePaymentWebhook(context, bulkheads) {
    const { provider = '' } = context.pathParams;
    const take = context.services.paymentNews.open(provider, Object.fromEntries(context.request.headers));
    const outcome = await bulkheads.banks.run(take(await readSigned(context, bulkheads)), provider);
    return respondStatus(outcome === 'refused' ? 202 : 200, { outcome }, context.id);
  },
};

async function receiveUnsigned(
  context: RequestContext,
  bulkheads: Bulkheads,
  open: (accept: (...sent: Postback[]) => Delivery, query: string) => Promise<Delivery>,
): Promise<Response> {
  const { network = '' } = context.pathParams;
  const { secret, query } = readSecretAddress(context);
  const accept = context.services.postbacks.openUnsigned(network, secret);
  refusePrefetch(context);
  // whoever looks whether the address is right reports nothing
  if (context.method === 'HEAD') return respondEmpty(200, context.id);
  const deliver = await open(accept, query);
  return respondTo(context, await bulkheads.networks.run(deliver, network));
}

/** Networks send again what is not answered with 2xx, or not at all; and what is wrong with a body stays wrong. */
function respondTo(context: RequestContext, result: PostbackResult): Response {
  const isOpen = ['parked', 'conflict', 'refused'].includes(result.outcome);
  return respondStatus(isOpen ? 202 : 200, result, context.id);
}

async function readPostback(context: RequestContext, bulkheads: Bulkheads, keepsBeginning: boolean): Promise<Postback> {
  const body = await readRequestBody(context, { maxBytes: MOST_SENT_BYTES, shares: bulkheads.bodies, keepsBeginning });
  const encoding = context.header('content-encoding');
  const unpacked = body.isCut ? body.bytes : await unpackBody(body.bytes, { encoding, maxBytes: MOST_SENT_BYTES });
  const sent = { ...body, contentType: contentTypeOf(context), announcedBytes: announcedBytes(context) };
  return typeof unpacked === 'string' ? { ...sent, packedReason: unpacked } : { ...sent, bytes: unpacked };
}

/** Of a body that cannot be unpacked nobody can check the signature. @throws ProblemError unsupported */
async function readSigned(context: RequestContext, bulkheads: Bulkheads): Promise<SentBody> {
  const sent = await readPostback(context, bulkheads, false);
  if (sent.packedReason !== undefined) throw unsupported(sent.packedReason);
  return sent;
}

const contentTypeOf = (context: RequestContext) => shortHeader(context.header('content-type')) ?? '';

/** Programs that are told no type name that of a form, also for JSON (`readFields`). */
const isForm = ({ contentType, bytes }: Postback) =>
  contentType.toLowerCase().startsWith(FORM) && !/^[\s\u{feff}]*[[{]/u.test(bytes.toString('utf8', 0, 100));

const toForm = (query: string): Postback => ({
  contentType: FORM,
  bytes: Buffer.from(query),
  isCut: false,
  announcedBytes: 0,
});
