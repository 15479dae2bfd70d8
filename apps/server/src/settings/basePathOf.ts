/** What needs no escape in any browser, and no second look in a pattern. */
const PATH = /^(\/[\w.~-]+)*$/;

/**
 * The path below which an address has the shop: empty at the root of a host, else `/shop`, without a slash at its end.
 * Undefined for an address that cannot have one.
 */
export function basePathOf(publicUrl: string): string | undefined {
  const url = URL.parse(publicUrl);
  const path = url?.pathname.replace(/\/+$/, '') ?? '';
  return url?.search === '' && url.hash === '' && PATH.test(path) ? path : undefined;
}

/** An address without the path of the shop. One that is not below it stays: some proxies take the path off themselves. */
export function withoutBase(address: string, base: string): string {
  if (base === '' || !address.startsWith(base)) return address;
  const rest = address.slice(base.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : address;
}
