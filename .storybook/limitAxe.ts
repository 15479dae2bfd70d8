import type { AfterEach } from './AfterEach.ts';
import { kindsOf } from './kindsOf.ts';

const seenKinds = new Set<string>();
const seenPaints = new Set<number>();

type Context = Parameters<AfterEach>[0];

/** What axe reads in the story of now; it counts as seen when the story has passed. */
let reading: { kinds: Set<string>; paints: Set<number>; reporting: Context['reporting'] } | undefined;

function rememberLast() {
  if (reading?.reporting.reports.every(({ status }) => status === 'passed')) {
    for (const kind of reading.kinds) seenKinds.add(kind);
    for (const paint of reading.paints) seenPaints.add(paint);
  }
  reading = undefined;
}

/** The first element of each kind that no story has shown before. */
function findNews(scope: string) {
  const kinds = new Set<string>();
  const paints = new Set<number>();
  const elements: Element[] = [];
  for (const { element, kind, paint } of kindsOf(document.body, scope)) {
    const isNewKind = !seenKinds.has(kind) && !kinds.has(kind);
    const isNewPaint = paint !== undefined && !seenPaints.has(paint) && !paints.has(paint);
    if (isNewKind) kinds.add(kind);
    if (isNewPaint) paints.add(paint);
    // the list is in the order of the page: who is inside the last one is read with it
    if ((isNewKind || isNewPaint) && !elements.at(-1)?.contains(element)) elements.push(element);
  }
  return { kinds, paints, elements };
}

/**
 * axe takes nearly half of the time of a screen's story, and has read most of it in stories before: the frame of the
 * page, the same table with other rows. In the looks of every run it reads what is new in this browser: elements whose
 * tag, attributes, names and surroundings were in no story before, and contrast only where a text has other styles on
 * it or around it. `test --all` lets it read all of every story, in the other looks. Runs before the check, because
 * Storybook calls the hooks of addons last.
 */
export const limitAxe: AfterEach = (context) => {
  if (context.globals.axe !== 'news') return;
  rememberLast();
  const { a11y, ...parameters } = context.parameters as { a11y: { options?: { rules?: object } } };
  // what a story switches off, and what another width shows otherwise, is not seen
  const { kinds, paints, elements } = findNews(JSON.stringify([a11y, innerWidth]));
  reading = { kinds, paints, reporting: context.reporting };
  context.parameters = {
    ...parameters,
    a11y: {
      ...a11y,
      ...(elements.length === 0 ? { disable: true } : {}),
      context: { include: elements },
      options: {
        ...a11y.options,
        // to find what is behind a text, axe sorts all elements by depth: half of its work
        ...(paints.size === 0 ? { rules: { ...a11y.options?.rules, 'color-contrast': { enabled: false } } } : {}),
      },
    },
  };
};
