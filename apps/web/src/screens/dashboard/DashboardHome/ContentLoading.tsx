import { Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Panel } from '@potli/ui/Panel';
import { Skeleton } from '@potli/ui/Skeleton';

/** The room of banner, video and FAQs. */
export function ContentLoading() {
  return (
    <>
      <Panel padding="none">
        <Skeleton height={340} />
      </Panel>
      <Panel>
        <Stack>
          <Loading text="Loading..." />
          <Skeleton width="40%" />
          <Skeleton width="85%" />
          <Skeleton width="60%" />
        </Stack>
      </Panel>
    </>
  );
}
