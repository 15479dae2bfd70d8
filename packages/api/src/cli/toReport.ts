import type { Judgement } from '../conformance/conform.ts';
import { contract } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';

const endpoints: Record<string, Endpoint> = contract;

/** What was found, for people: a table with a row for each call, then every difference. */
export function toReport(address: string, judgements: readonly Judgement[]): string {
  const byCall = Map.groupBy(judgements, ({ call }) => call);
  const rows = [...byCall].sort(([one], [other]) => (one < other ? -1 : 1)).map(([call, all]) => toRow(call, all));
  const differing = judgements.filter(({ verdict }) => verdict === 'differs');
  const count = (verdict: Judgement['verdict']) => judgements.filter((each) => each.verdict === verdict).length;
  return [
    `${address}\n\n`,
    table([['', 'call', 'address', 'checks'], ...rows]),
    ...differing.map(toDetails),
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

function toDetails({ call, check, differences }: Judgement): string {
  const lines = differences.map(
    ({ at, expected, got }) => `  at        ${at}\n  expected  ${expected}\n  got       ${got}\n`,
  );
  return `\n${`${call} ${check}`.trim()}\n${lines.join('\n')}`;
}

/** How many checks were skipped for each reason. */
function reasons(judgements: readonly Judgement[]): string {
  const counts = Map.groupBy(judgements, ({ reason }) => reason);
  const parts = [...counts].flatMap(([reason, all]) => (reason ? [`${all.length}: ${reason}`] : []));
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`;
}
