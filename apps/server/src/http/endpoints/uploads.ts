import type { FileHandlers, Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { openUploadForm } from '../openUploadForm.ts';
import { adminName, callerOf } from '../RequestContext.ts';
import { respond, respondFile, respondPicture } from '../respond.ts';

export const uploadHandlers: Pick<Handlers, 'getUploadTicket' | 'publishPicture'> = {
  async getUploadTicket(context) {
    const { id } = await callerOf(context);
    return context.services.uploads.ticket(id, context.header('host'));
  },
  publishPicture: keyedHandler('publishPicture', {
    async act(context, { body }, once) {
      const { pictures } = context.services;
      return pictures.publish(
        body.file,
        { memberId: (await callerOf(context)).id, who: await adminName(context) },
        once(),
      );
    },
  }),
};

export const fileHandlers: FileHandlers = {
  async sendFile(context, { files: shares }) {
    const { uploads, fileAddresses } = context.services;
    const form = openUploadForm(context, { counted: { shares, key: context.ip } });
    try {
      // without a valid ticket nothing is read and no place is taken
      const memberId = await uploads.admit(await form.ticket());
      const name = await uploads.receive(memberId, form.file);
      return respond({ secure_url: fileAddresses.file(name, context.header('host')) }, false, context);
    } finally {
      form.close();
    }
  },
  async getFile(context) {
    const { name = '' } = context.pathParams;
    const { uploads, staff } = context.services;
    const { id: memberId } = await callerOf(context);
    const file = await uploads.open(name, {
      id: memberId,
      readsClaims: await staff.may(memberId, 'claims', context.address),
      readsMembers: await staff.may(memberId, 'members', context.address),
    });
    return respondFile({ ...file, name }, context.id);
  },
  async getPicture(context) {
    const { name = '' } = context.pathParams;
    return respondPicture(await context.services.uploads.picture(name), context.id);
  },
};
