import type { SiteSettings } from '../../app/siteSettings.ts';
import type { Thing, ToUrl } from './Thing.ts';

/** The shop itself and its search, for home. */
export function siteThings({ productName }: SiteSettings, toUrl: ToUrl): Thing[] {
  return [
    { '@type': 'Organization', name: productName, url: toUrl('/'), logo: toUrl('/icons/icon-512.png') },
    {
      '@type': 'WebSite',
      name: productName,
      url: toUrl('/'),
      inLanguage: 'en-IN',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${toUrl('/stores')}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
