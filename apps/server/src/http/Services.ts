import type { CatalogueService } from '../domain/catalogue/createCatalogueService.ts';
import type { ClickService } from '../domain/clicks/createClickService.ts';
import type { IdentityService } from '../domain/identity/createIdentityService.ts';
import type { LinkService } from '../domain/links/createLinkService.ts';
import type { RedirectService } from '../domain/redirects/createRedirectService.ts';

/** What the bindings are bound to. One instance of each lives as long as the host. */
export interface Services {
  catalogue: CatalogueService;
  identity: IdentityService;
  clicks: ClickService;
  links: LinkService;
  redirects: RedirectService;
  health: { ready(): Promise<boolean> };
  /** Whether members reach the shop by https. */
  secureCookies: boolean;
}
