import type * as calls from '../../contract/adminManyRows.ts';
import { kindFields } from '../../contract/catalogueKinds.ts';
import { editedRow } from '../../contract/editedRow.ts';
import { type Desk, differencesOf } from '../desk/createDesk.ts';
import { matching } from '../desk/deskRows.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem } from '../http/MockProblem.ts';

/** One change of many rows of the demo shop. */
export function adminManyRowsResolvers(desk: Desk, nowMs: number): ResolversOf<typeof calls> {
  return {
    changeManyRows({ params: { kind }, body: { keys, filter, expected, ...edit } }) {
      const chosen = keys ?? matching({ desk, nowMs }, kind, filter ?? {}).map(({ key }) => key);
      const exceptions: { key: string; title: string; reason: string }[] = [];
      const parts = chosen.flatMap((key) => {
        const { row } = desk.find(kind, key);
        if (!row) return [];
        try {
          const edited = editedRow(row, edit);
          if ('reason' in edited) throw new MockProblem(400, edited.reason);
          const after = desk.check(kind, edited.row);
          return differencesOf(row, after).length === 0 ? [] : [{ kind, key, after }];
        } catch (error) {
          if (!(error instanceof MockProblem)) throw error;
          exceptions.push({ key, title: String(row[kindFields[kind].title]), reason: error.message });
          return [];
        }
      });
      const counts = {
        changes: parts.length,
        unchanged: chosen.length - parts.length - exceptions.length,
        refused: exceptions.length,
        waiting: 0,
        exceptions,
      };
      if (expected === undefined || parts.length === 0) return { ...counts, changeId: null };
      if (expected !== parts.length) throw new MockProblem(409, `${parts.length} rows change by now, not ${expected}`);
      return { ...counts, changeId: desk.apply(parts).id };
    },
  };
}
