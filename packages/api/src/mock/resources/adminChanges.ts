import type * as calls from '../../contract/adminChanges.ts';
import type { CatalogueChange } from '../../contract/adminChanges.ts';
import { kindFields } from '../../contract/catalogueKinds.ts';
import { toResult } from '../desk/changeResult.ts';
import { DESK_EDITOR, type Desk, type DeskChange, differencesOf } from '../desk/createDesk.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { forbidden, MockProblem, notFound } from '../http/MockProblem.ts';
import { toPage } from '../toPage.ts';

const toChange = ({ parts, ...change }: DeskChange): CatalogueChange => {
  const [first] = parts as [DeskChange['parts'][number]];
  const named = (first.after ?? first.before)?.[kindFields[first.kind].title];
  return { ...change, rows: parts.length, kind: first.kind, key: first.key, title: String(named) };
};

/** Changes of the demo shop's catalogue, with those that wait for a second person. */
export function adminChangeResolvers(desk: Desk): ResolversOf<typeof calls> {
  const changeWith = (id: string): DeskChange => {
    const found = desk.changes.find((change) => change.id === id);
    if (!found) throw notFound();
    return found;
  };

  return {
    listCatalogueChanges: ({ query }) =>
      toPage(
        desk.changes.filter(({ state }) => query.state === undefined || state === query.state).map(toChange),
        query,
      ),
    getCatalogueChange({ params }) {
      const found = changeWith(params.id);
      const differences = found.parts.map(({ kind, key, before, after }) => ({
        kind,
        key,
        title: toChange({ ...found, parts: [{ kind, key, before, after }] }).title,
        fields: differencesOf(before, after),
      }));
      const mayDecide = found.state === 'waiting' && found.askedBy !== DESK_EDITOR;
      return { ...toChange(found), mayDecide, differences };
    },
    decideCatalogueChange({ params, body: { approves } }) {
      const found = changeWith(params.id);
      if (found.state !== 'waiting') throw new MockProblem(409, 'Somebody has decided it');
      if (found.askedBy === DESK_EDITOR) throw forbidden();
      Object.assign(found, { state: approves ? 'applied' : 'refused', decidedBy: DESK_EDITOR });
      if (approves) desk.write(found);
      return toResult(desk, found);
    },
    undoCatalogueChange({ params }) {
      const found = changeWith(params.id);
      if (found.state !== 'applied' || found.undoneBy !== null) throw new MockProblem(409, 'It is not in force');
      const undo = desk.apply(
        found.parts.map(({ kind, key, before }) => ({ kind, key, after: before })),
        { undoes: found.id },
      );
      found.undoneBy = undo.id;
      return toResult(desk, undo);
    },
  };
}
