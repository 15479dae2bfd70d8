import type { ClaimFile, OpenClaim } from '../domain/orders/disputes/readClaims.ts';
import { inRupees } from './inRupees.ts';

/** A claim in one line. */
export function formatClaimLine({ createdAt, ticket, status, heldUntil, member, about, ...order }: OpenClaim): string {
  const until = heldUntil ? ` until ${heldUntil.toISOString()}` : '';
  const bought = `order ${printable(order.orderId)}, ${inRupees(order.orderAmount)}`;
  return `${createdAt.toISOString()}  ${ticket}  ${status}${until}  ${member}: ${about}, ${bought}`;
}

/** A claim with all answers. */
export function formatClaim(claim: ClaimFile): string {
  const { orderTime, clickId, message, fileNames, reportedAs, answers } = claim;
  return [
    formatClaimLine(claim),
    `  ordered ${orderTime.toISOString()}, click ${clickId ?? 'none'}, reported as ${reportedAs ?? 'nothing yet'}`,
    ...messageLines(message, fileNames),
    ...answers.flatMap(({ answeredAt, author, who, status, words, fileNames: files }) => [
      `${answeredAt.toISOString()}  ${who ?? author}: ${status}`,
      ...messageLines(words, files),
    ]),
  ].join('\n');
}

const messageLines = (words: string | null, fileNames: readonly string[]): string[] => [
  ...(words === null ? [] : [`  ${printable(words)}`]),
  ...fileNames.map((name) => `  file ${name}`),
];

/** What members typed could otherwise move the cursor of the terminal, and so look like something else. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
