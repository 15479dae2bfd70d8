import type * as calls from '../../contract/adminViews.ts';
import type { CatalogueView } from '../../contract/adminViews.ts';
import type { CatalogueKindName } from '../../contract/catalogueKinds.ts';
import { DESK_COLLEAGUE, DESK_EDITOR, type Desk } from '../desk/createDesk.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem, notFound } from '../http/MockProblem.ts';

interface HeldView extends CatalogueView {
  kind: CatalogueKindName;
}

/** Named views of the lists of the mock. A colleague has stored one of the stores. */
export function adminViewResolvers({ now }: Desk): ResolversOf<typeof calls> {
  const colleagues = { changedAt: now(), changedBy: DESK_COLLEAGUE };
  let views: HeldView[] = [{ kind: 'stores', id: '1', name: 'Taken off', search: { state: 'off' }, ...colleagues }];
  let made = 1;

  const find = (kind: CatalogueKindName, id: string): HeldView => {
    const found = views.find((view) => view.kind === kind && view.id === id);
    if (!found) throw notFound();
    return found;
  };
  const refuseTaken = (kind: CatalogueKindName, name: string, but?: HeldView) => {
    const isTaken = (view: HeldView) => view.kind === kind && view.name.toLowerCase() === name.toLowerCase();
    if (views.some((view) => view !== but && isTaken(view))) throw new MockProblem(409, `name: "${name}" is taken`);
  };
  const toView = ({ kind: _kind, ...view }: HeldView): CatalogueView => view;

  return {
    listCatalogueViews: ({ params }) =>
      views
        .filter(({ kind }) => kind === params.kind)
        .toSorted((one, other) => one.name.localeCompare(other.name))
        .map(toView),
    createCatalogueView({ params: { kind }, body }) {
      refuseTaken(kind, body.name);
      made += 1;
      const view = { kind, id: String(made), ...body, changedAt: now(), changedBy: DESK_EDITOR };
      views = [...views, view];
      return toView(view);
    },
    changeCatalogueView({ params: { kind, id }, body: { name, search } }) {
      const held = find(kind, id);
      if (name === undefined && search === undefined) throw new MockProblem(400, 'name: Give this or search');
      refuseTaken(kind, name ?? held.name, held);
      const view = { ...held, name: name ?? held.name, search: search ?? held.search, changedBy: DESK_EDITOR };
      views = views.map((each) => (each === held ? view : each));
      return toView(view);
    },
    deleteCatalogueView({ params: { kind, id } }) {
      const held = find(kind, id);
      views = views.filter((view) => view !== held);
      return { id };
    },
  };
}
