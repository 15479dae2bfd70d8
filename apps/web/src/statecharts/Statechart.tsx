import type { StateDescription } from '@potli/machines/diagram';
import { StateBox } from './StateBox.tsx';

/** A statechart as boxes within boxes. */
export function Statechart({ chart }: { chart: StateDescription }) {
  return <StateBox state={chart} level={1} begins={false} />;
}
