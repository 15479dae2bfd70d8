import { join } from 'node:path';
import { openSandbox, type Payment, type Sandbox } from '../sandbox/openSandbox.ts';
import type { Settings } from '../settings/settings.ts';

/** The sandbox behind the shops of the demo; undefined where these do not answer, and in production, whatever the settings say. */
export async function openDemoSandbox(
  settings: Pick<Settings, 'demoShops' | 'production' | 'publicUrl' | 'postbackSecrets' | 'dataDir' | 'sandboxSpeed'>,
  paid: (payment: Payment) => void,
): Promise<Sandbox | undefined> {
  if (!settings.demoShops || settings.production) return undefined;
  // the demo shop is large: hosts without it do not load its module
  const { demoCatalogue } = await import('@potli/api/fixtures');
  return openSandbox({
    api: `${settings.publicUrl}/api`,
    secrets: settings.postbackSecrets,
    catalogue: demoCatalogue,
    folder: join(settings.dataDir, 'sandbox'),
    name: 'site',
    speed: settings.sandboxSpeed,
    seed: 1,
    script: 'calm',
    paid,
  });
}
