import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { adminName } from '../RequestContext.ts';

type Calls =
  | 'listWaitingReports'
  | 'getReportAdapters'
  | 'replayReport'
  | 'replayReports'
  | 'assignReport'
  | 'closeReport';

export const adminReportHandlers: Pick<Handlers, Calls> = {
  listWaitingReports: ({ services }, { query }) => services.reportReview.list(query),
  getReportAdapters: ({ services }) => services.reportReview.adapters(),
  replayReport: keyedHandler('replayReport', {
    act: async (context, { body }, once) => {
      const by = { who: await adminName(context), action: 'replayReport' };
      return context.services.reportReview.replay(body, by, once());
    },
  }),
  replayReports: keyedHandler('replayReports', {
    act: async (context, { body: { after } }, once) => {
      const by = { who: await adminName(context), action: 'replayReports' };
      return context.services.reportReview.replayNext(after, by, once());
    },
  }),
  assignReport: keyedHandler('assignReport', {
    act: async (context, { body }, once) => {
      const by = { who: await adminName(context), action: 'assignReport' };
      return context.services.reportReview.assign(body, by, once());
    },
  }),
  closeReport: keyedHandler('closeReport', {
    act: async (context, { body }, once) => {
      const by = { who: await adminName(context), action: 'closeReport' };
      return context.services.reportReview.close(body, by, once());
    },
  }),
};
