import type { ResponseOf } from '@potli/api';
import type { publishPicture } from '@potli/api/contract/uploads';
import { auditEntry } from '../../../db/schema/auditEntry.ts';
import { notFound } from '../../../errors/ProblemError.ts';
import type { Once } from '../idempotency/createKeyedWrites.ts';
import type { UploadService } from './createUploadService.ts';
import type { FileAddresses } from './fileAddresses.ts';

interface PictureParts {
  uploads: Pick<UploadService, 'publish'>;
  addresses: Pick<FileAddresses, 'nameIn' | 'picture'>;
}

type Published = ResponseOf<typeof publishPicture>;

/** Pictures of the shop: files of editors that everybody sees (docs/product/admin-catalogue.md#pictures). */
export const createPictureService = ({ uploads, addresses }: PictureParts) => ({
  /** @param file its address as `sendFile` returned it. @throws ProblemError notFound */
  publish(file: string, by: { memberId: bigint; who: string }, once: Once<Published>): Promise<Published> {
    return once(async (queries) => {
      const name = addresses.nameIn(file);
      if (name === undefined) throw notFound('There is no image of yours at this address.');
      await uploads.publish(queries, by.memberId, name);
      await queries
        .insert(auditEntry)
        .values({ who: by.who, action: 'publishPicture', object: `picture ${name}`, before: null, after: { name } });
      return { address: addresses.picture(name) };
    });
  },
});
