import type { FileCallName } from '@potli/api';
import type { Bindings } from '../bind.ts';
import type { Call } from '../Call.ts';
import { openUploadForm } from '../openUploadForm.ts';
import { callerOf, type RequestContext } from '../RequestContext.ts';
import { respond, respondFile } from '../respond.ts';

export const uploadBindings: Pick<Bindings, 'getUploadTicket'> = {
  async getUploadTicket(context) {
    const { id } = await callerOf(context);
    return context.services.uploads.ticket(id, context.header('host'));
  },
};

/** Answers a call that carries a file. */
export type FileBinding = (context: RequestContext, call: Call) => Promise<Response>;

export const fileBindings: Record<FileCallName, FileBinding> = {
  async sendFile(context, call) {
    const { uploads, fileAddresses } = context.services;
    const form = openUploadForm(call);
    // without a good ticket nothing is read and no place is taken
    const memberId = await uploads.admit(await form.ticket());
    const name = await uploads.receive(memberId, form.file);
    return respond({ secure_url: fileAddresses.file(name, context.header('host')) }, false, call.id);
  },
  async getFile(context, { pathParams: { name = '' }, id }) {
    const { uploads, profiles } = context.services;
    const { id: memberId } = await callerOf(context);
    const file = await uploads.open(name, { id: memberId, isAdmin: await profiles.isAdmin(memberId) });
    return respondFile({ ...file, name }, id);
  },
};
