import { Stack } from '@potli/ui/components/Layout/Stack';
import { Loading } from '@potli/ui/components/Loading/Loading';
import { Panel } from '@potli/ui/components/Panel/Panel';
import { Skeleton } from '@potli/ui/components/Skeleton/Skeleton';

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
