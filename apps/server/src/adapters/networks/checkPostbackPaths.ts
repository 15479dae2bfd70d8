import type { PostbackPaths } from '../../settings/postbackPaths.ts';
import { SettingsError } from '../../settings/SettingsError.ts';
import { networks } from './networks.ts';

/** @throws SettingsError naming every network whose adapter does not exist, or belongs to a network that sends no postbacks */
export function checkPostbackPaths(paths: PostbackPaths): void {
  const callers = networks.flatMap(({ name, postback }) => (postback === undefined ? [] : [name]));
  const faults = [...paths]
    .filter(([, { adapter }]) => !callers.includes(adapter))
    .map(([network, { adapter }]) => {
      return `POSTBACK_PATHS of ${network}: there is no adapter "${adapter}" for calls; take one of ${callers.join(', ')}`;
    });
  if (faults.length > 0) throw new SettingsError(faults);
}
