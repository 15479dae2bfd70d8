import { Stack } from '@potli/ui/components/Layout/Stack';
import { Loading } from '@potli/ui/components/Loading/Loading';
import { Panel } from '@potli/ui/components/Panel/Panel';
import { Skeleton } from '@potli/ui/components/Skeleton/Skeleton';

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
