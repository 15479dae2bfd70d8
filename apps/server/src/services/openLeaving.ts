import type { Database } from '../db/database.ts';
import { createMemberDevices } from '../domain/members/devices/createMemberDevices.ts';
import type { PlaceTags } from '../domain/members/devices/createPlaceTags.ts';
import type { CatalogueService } from '../domain/shop/catalogue/createCatalogueService.ts';
import { createClickWriter } from '../domain/shop/clicks/clickRows.ts';
import { type ClickService, createClickService } from '../domain/shop/clicks/createClickService.ts';
import { createRedirectService, type RedirectService } from '../domain/shop/redirects/createRedirectService.ts';
import type { RateLimiter } from '../limits/createRateLimiter.ts';
import type { Settings } from '../settings/settings.ts';

/** Every tracked way to a shop. */
export interface Leaving {
  clicks: ClickService;
  redirects: RedirectService;
}

interface LeavingOptions {
  settings: Settings;
  database: Database;
  /** Replaces links of shops that do not exist. */
  lead?: ((leaving: Leaving) => Leaving) | undefined;
}

interface ClickParts {
  catalogue: CatalogueService;
  limits: RateLimiter;
  tags: PlaceTags;
}

/** Opens what takes members to shops: clicks, and addresses that the shop may lead to. */
export function openLeaving(
  { settings, database, lead }: LeavingOptions,
  { catalogue, limits, tags }: ClickParts,
  resources: AsyncDisposableStack,
): Leaving {
  const { findClickDestination: findDestination, isLinkHost } = catalogue;
  const writer = createClickWriter(database);
  resources.defer(writer.drain);
  const memberDevices = createMemberDevices({ database, tags });
  const leaving = {
    clicks: createClickService({ database, limits, findDestination, writer, memberDevices }),
    redirects: createRedirectService({ isLinkHost, allowed: settings.allowRedirectHosts }),
  };
  return lead ? lead(leaving) : leaving;
}
