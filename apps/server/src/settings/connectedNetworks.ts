import type { Settings } from './settings.ts';

/** Networks that report to the shop or are asked by it. */
export const connectedNetworks = ({ postbackSecrets, postbackPaths, networkPulls }: Settings): string[] => [
  ...postbackSecrets.keys(),
  ...postbackPaths.keys(),
  ...networkPulls.map(({ network }) => network),
];
