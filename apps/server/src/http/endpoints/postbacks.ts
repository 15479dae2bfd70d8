import { signedCalls } from '@potli/api';
import type { SignedHandlers } from '../Handler.ts';
import { readSignedBody } from '../readBody.ts';
import { respondStatus } from '../respond.ts';
import { shortHeader } from '../shortHeader.ts';

export const signedHandlers: SignedHandlers = {
  async receivePostback(context) {
    const { network = '' } = context.pathParams;
    const body = await readSignedBody(context, signedCalls.receivePostback.maxBytes);
    const outcome = await context.services.postbacks.receive({
      network,
      headers: {
        id: context.header('webhook-id'),
        timestamp: context.header('webhook-timestamp'),
        signature: shortHeader(context.header('webhook-signature')),
      },
      contentType: shortHeader(context.header('content-type')) ?? '',
      body,
    });
    return respondStatus(outcome === 'parked' ? 202 : 200, { outcome }, context.id);
  },
};
