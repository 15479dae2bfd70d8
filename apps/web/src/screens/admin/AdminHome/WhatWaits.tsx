import { listWaiting, type Waiting } from '@potli/api/contract/adminWaiting';
import { formatDate } from '@potli/ui/format/formatDateTime';
import { Grid } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Stat } from '@potli/ui/Stat';
import { Text } from '@potli/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { useStaff } from '../../../features/staff/StaffContext.ts';
import { countText, waitingTexts } from '../../../features/staff/waitingTexts.ts';
import { InstallationTile, useMissingParts } from './InstallationTile.tsx';

/** How much waits for who is here, and since when, with the way to each (docs/product/admin.md#overview). */
export function WhatWaits() {
  const { rights } = useStaff();
  // what was done on a page since is not counted any more
  const query = useQuery({ ...apiQuery(useApp().api, listWaiting, {}), staleTime: 0 });
  const missing = useMissingParts(rights.includes('system'));
  if (!query.data)
    return query.isError ? <LoadFailed title="What waits did not load" query={query} /> : <Loading text="Loading..." />;
  if (query.data.length === 0 && missing === 0) return <Text>Nothing waits for you.</Text>;
  return (
    <Grid as="section" columns="4 small" gap="m" aria-label="What waits">
      {query.data.map((waiting) => (
        <Tile key={waiting.kind} waiting={waiting} />
      ))}
      {missing > 0 && <InstallationTile missing={missing} />}
    </Grid>
  );
}

function Tile({ waiting }: { waiting: Waiting }) {
  const { label, href } = waitingTexts[waiting.kind];
  const oldest = waiting.since === null ? undefined : `Oldest: ${formatDate(waiting.since, '')}`;
  return <Stat label={label} value={countText(waiting.count)} href={href} note={oldest} />;
}
