import type { ApiHost } from './ApiHost.ts';
import { demoWarning } from './demo/demoWarning.ts';
import { plainHttpWarning } from './settings/plainHttpWarning.ts';
import type { Settings } from './settings/settings.ts';

/** What an operator should know at the start, one sentence or two each. */
export function startWarnings(
  settings: Pick<Settings, 'host' | 'publicUrl'>,
  host: Pick<ApiHost, 'demoMembers' | 'databaseWarning'>,
): string[] {
  const warnings = [demoWarning(settings, host), plainHttpWarning(settings), host.databaseWarning];
  return warnings.filter((warning) => warning !== undefined);
}
