/** A coupon's link with the shop that sent the visitor and the click, set by a URL parser (decisions, 6). */
export function couponLink(url: string, { source, clickId }: { source: string; clickId: string }): string {
  const link = new URL(url);
  link.searchParams.set('utm_source', source);
  link.searchParams.set('tag', clickId);
  return link.href;
}
