import type { Judgement } from '../conformance/conform.ts';
import type { Difference } from '../conformance/Difference.ts';
import { senders } from '../conformance/senders.ts';
import { contract } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';

const endpoints: Record<string, Endpoint> = contract;

/** What was found, for people: a table with a row for each call, then every difference. */
export function toReport(address: string, judgements: readonly Judgement[]): string {
  const byCall = Map.groupBy(judgements, ({ call }) => call);
  const rows = [...byCall].sort(([one], [other]) => (one < other ? -1 : 1)).map(([call, all]) => toRow(call, all));
  const differing = judgements.filter(({ verdict }) => verdict === 'differs');
  const alike = Map.groupBy(differing, ({ call, differences }) =>
    JSON.stringify([call, ...new Set(differences.map(toKind))]),
  );
  const count = (verdict: Judgement['verdict']) => judgements.filter((each) => each.verdict === verdict).length;
  return [
    `${address}\n\n`,
    table([['', 'call', 'address', 'checks'], ...rows]),
    ...[...alike.values()].map(toDetails),
    `\n${count('ok')} ok, ${count('differs')} differ, ${count('skipped')} skipped${reasons(judgements)}\n`,
  ].join('');
}

function toRow(call: string, judgements: readonly Judgement[]): string[] {
  const { method = '', path = '' } = endpoints[call] ?? {};
  const judged = judgements.filter(({ verdict }) => verdict !== 'skipped');
  const wrong = judged.filter(({ verdict }) => verdict === 'differs').length;
  const checks = wrong > 0 ? `${wrong} of ${judged.length}` : `${judged.length}`;
  return [verdictOf(judged.length, wrong), call || 'any other address', `${method} ${path}`.trim(), checks];
}

function verdictOf(judged: number, wrong: number): string {
  if (judged === 0) return 'skipped';
  return wrong === 0 ? 'ok' : 'differs';
}

function table(rows: readonly string[][]): string {
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('');
}

/** What differs in the same way in several checks of a call, or in several rows of a list, is reported once. */
function toDetails(judgements: readonly Judgement[]): string {
  const [{ call, differences } = { call: '', differences: [] }] = judgements;
  const checks = judgements.map(({ check, requests, as }) => `${`${call} ${check}`.trim()}\n${asked(requests, as)}`);
  const places = [...Map.groupBy(differences, toKind).values()].flatMap(([first, ...more]) => {
    const rows = more.length > 0 ? `, and ${more.length} more like it` : '';
    return first ? [{ ...first, at: first.at + rows }] : [];
  });
  const lines = places.map(
    ({ at, expected, got }) => `  at        ${at}\n  expected  ${expected}\n  got       ${got}\n`,
  );
  return `\n${checks.join('')}${lines.join('\n')}`;
}

/** The same for each row of a list. */
const toKind = ({ at, expected }: Difference) => `${at.replace(/\[\d+\]/g, '[]')} ${expected}`;

/** Requests of a check that are listed; the others are its further pages. */
const LISTED = 3;

function asked(requests: readonly string[], as: Judgement['as']): string {
  const more = requests.length > LISTED ? ` and ${requests.length - LISTED} more` : '';
  return `  asked     ${requests.slice(0, LISTED).join(', ')}${more}, as ${senders[as]}\n`;
}

/** How many checks were skipped for each reason. */
function reasons(judgements: readonly Judgement[]): string {
  const counts = Map.groupBy(judgements, ({ reason }) => reason);
  const parts = [...counts].flatMap(([reason, all]) => (reason ? [`${all.length}: ${reason}`] : []));
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`;
}
