/** A coupon's link with `utm_source` and `tag`, set by a URL parser (docs/product/clickout.md#get-deal). */
export function couponLink(url: string, { source, clickId }: { source: string; clickId: string }): string {
  const link = new URL(url);
  link.searchParams.set('utm_source', source);
  link.searchParams.set('tag', clickId);
  return link.href;
}
