import { examineInstallation } from '@potli/api/contract/adminDoctor';
import { MINUTE_MS } from '@potli/api/units/time';
import { Stat } from '@potli/ui/Stat';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';

/** A look asks the mail server, too. */
const LOOK_MS = 10 * MINUTE_MS;

/** How much is missing that the installation needs; 0 for whom it is not open, and before it was looked at. */
export function useMissingParts(isOpen: boolean): number {
  const { data } = useQuery({
    ...apiQuery(useApp().api, examineInstallation, {}),
    enabled: isOpen,
    staleTime: LOOK_MS,
  });
  return data?.findings.filter(({ state }) => state === 'missing').length ?? 0;
}

export function InstallationTile({ missing }: { missing: number }) {
  return <Stat label="Missing in the installation" value={missing} href={adminPaths.doctor} />;
}
