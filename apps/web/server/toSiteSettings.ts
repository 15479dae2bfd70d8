import { apiHostFaults, basePathOf, type Settings, SettingsError } from '@potli/server';
import type { SiteSettings } from '../src/app/siteSettings.ts';

/**
 * Settings of the pages. `API_HOST` points them at another host of the contract without a rebuild
 * (docs/product/api.md#host).
 */
export function toSiteSettings(
  { productName, publicUrl }: Pick<Settings, 'productName' | 'publicUrl'>,
  environment: Readonly<Record<string, string | undefined>>,
): SiteSettings {
  const apiHost = environment.API_HOST?.trim().replace(/\/+$/, '') || `${basePathOf(publicUrl) ?? ''}/api`;
  const faults = apiHostFaults(environment);
  if (faults.length > 0) throw new SettingsError(faults);
  return { productName, publicUrl, apiHost };
}
