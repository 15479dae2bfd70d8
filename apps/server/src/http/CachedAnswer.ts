/**
 * A 200 answer encoded once and sent many times. Strings would be encoded again for every request; Buffers are not.
 * `headers` carries what the list adds, such as `x-total-count`.
 */
export class CachedAnswer {
  readonly json: Buffer<ArrayBuffer>;
  readonly br: Buffer<ArrayBuffer>;
  readonly gzip: Buffer<ArrayBuffer>;
  /** Strong validator, quotes included. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(parts: {
    json: Buffer<ArrayBuffer>;
    br: Buffer<ArrayBuffer>;
    gzip: Buffer<ArrayBuffer>;
    etag: string;
    headers?: Readonly<Record<string, string>>;
  }) {
    this.json = parts.json;
    this.br = parts.br;
    this.gzip = parts.gzip;
    this.etag = parts.etag;
    this.headers = parts.headers ?? {};
  }
}
