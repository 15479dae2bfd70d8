import { isLoopback } from '../settings/isLoopback.ts';
import type { Settings } from '../settings/settings.ts';

/** A warning for an operator whose demo other machines can reach, directly or through a proxy; else undefined. */
export function demoWarning(
  { host, publicUrl }: Pick<Settings, 'host' | 'publicUrl'>,
  { demoMembers }: { demoMembers: boolean },
): string | undefined {
  const isOpen = !isLoopback(host) || !isLoopback(new URL(publicUrl).hostname);
  if (!demoMembers || !isOpen) return undefined;
  return "HOST or PUBLIC_URL opens this shop to other machines, and the demo's accounts with it, the operator's too.";
}
