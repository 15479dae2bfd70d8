import { formatDateTime } from '@potli/ui/format/formatDateTime';
import type { Message, Shop } from '../Message.ts';

/** What a network or the bank sent and nobody could read. */
export interface RefusedReports {
  network: string;
  /** Those that wait. */
  count: number;
  /** When the oldest of them came. */
  since: Date;
}

/** The mail to the operator of the shop when reports came that could not be read. It has counts only. */
export const refusedReportsMail = (
  refused: readonly RefusedReports[],
  { productName }: Pick<Shop, 'productName'>,
): Message => ({
  subject: `${productName} could not read reports of ${refused.map(({ network }) => network).join(', ')}`,
  preview: 'They are kept and count for nobody until they can be read.',
  name: '',
  blocks: [
    {
      kind: 'text',
      text: 'The networks below sent reports with the right secret that could not be read or applied. They are kept, but their orders count for no member until then.',
    },
    {
      kind: 'facts',
      rows: refused.map(({ network, count, since }) => [
        network,
        `${count}, the oldest of ${formatDateTime(since.toISOString(), 'N/A')} IST`,
      ]),
    },
    {
      kind: 'text',
      text: 'Run "potli postbacks list" to see each with its reason. When the cause is mended, "potli postbacks replay" reads them again; "potli postbacks close" ends the waiting of one that is no report.',
    },
  ],
  footnote: `This mail goes to the operator of ${productName}, once a day for each network: its address is the setting OPERATOR_EMAIL.`,
});
