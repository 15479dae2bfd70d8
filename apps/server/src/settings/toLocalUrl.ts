/** The address at which this machine reaches what listens there. @param host absent, or of all addresses: the machine itself */
export function toLocalUrl(host: string | undefined, port: number | string): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
