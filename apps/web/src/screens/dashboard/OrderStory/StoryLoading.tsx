import { Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Panel } from '@potli/ui/Panel';
import { Skeleton } from '@potli/ui/Skeleton';

const BARS = ['62%', '84%', '48%', '72%', '56%'];

/** A story being sewn. */
export function StoryLoading() {
  return (
    <Panel>
      <Stack gap="x3">
        <Loading text="Loading..." />
        {BARS.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </Panel>
  );
}
