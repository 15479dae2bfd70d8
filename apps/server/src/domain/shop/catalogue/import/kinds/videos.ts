import { VideoRow } from '@potli/api/contract/helpRows';
import type * as z from 'zod/mini';
import { helpVideo } from '../../../../../db/schema/help.ts';
import { isVideoAddress } from '../../read/isVideoAddress.ts';
import { catalogueKind } from '../catalogueKind.ts';

export const videos = catalogueKind({
  name: 'videos',
  schema: VideoRow,
  table: helpVideo,
  key: 'key',
  check: ({ videoUrl }: z.output<typeof VideoRow>) =>
    isVideoAddress(videoUrl) ? [] : [{ path: '.videoUrl', reason: 'Is not a video of YouTube, Vimeo or Dailymotion' }],
  columns: (row) => row,
});
