import type { PostbackPaths } from '../../settings/postbackPaths.ts';
import { SettingsError } from '../../settings/SettingsError.ts';
import { networks } from './networks.ts';

/** @throws SettingsError naming every network whose adapter does not exist, or belongs to a network that sends no postbacks */
export function checkPostbackPaths(paths: PostbackPaths): void {
  const faults = postbackPathFaults({ postbackPaths: paths });
  if (faults.length > 0) throw new SettingsError(faults);
}

/** The same, for a start that names all that is wrong with its settings. */
export function postbackPathFaults({ postbackPaths }: { postbackPaths: PostbackPaths }): string[] {
  const callers = networks.flatMap(({ name, postback }) => (postback === undefined ? [] : [name]));
  return [...postbackPaths]
    .filter(([, { adapter }]) => !callers.includes(adapter))
    .map(([network, { adapter }]) => {
      return `POSTBACK_PATHS of ${network}: there is no adapter "${adapter}" for calls; take one of ${callers.join(', ')}`;
    });
}
