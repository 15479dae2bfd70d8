import type { Settings } from '../../../settings/settings.ts';

/** Addresses for uploading and reading files. */
export interface FileAddresses {
  /**
   * The address for an upload. It contains the ticket, which is then checked before the file is read.
   * @param ownHost the host of the request
   */
  uploads(ticket: string, ownHost?: string): string;
  file(name: string, ownHost?: string): string;
  /** The address of a picture of the shop, on the site: in fields of the catalogue it moves with the shop. */
  picture(name: string): string;
  /** The file name in an address of `file`; undefined for any other address. */
  nameIn(address: string): string | undefined;
}

const PLACE = '/api/uploads';
const FILE_NAME = /^[0-9a-f]{32}\.[a-z]{3,4}$/;

/** Whether a text can be the name of a stored file. */
export function isFileName(text: string): boolean {
  return FILE_NAME.test(text);
}

/**
 * In production addresses have the shop's public origin. In development they have the host of the request, because
 * only its sender reads the response.
 */
export function createFileAddresses({
  publicUrl,
  production,
}: Pick<Settings, 'publicUrl' | 'production'>): FileAddresses {
  const publicHost = new URL(publicUrl).host;
  const base = new URL(publicUrl).pathname.replace(/\/$/, '');
  const originFor = (ownHost = publicHost) =>
    production || ownHost === publicHost ? publicUrl : `http://${ownHost}${base}`;

  return {
    uploads: (ticket, ownHost) => `${originFor(ownHost)}${PLACE}?ticket=${encodeURIComponent(ticket)}`,
    file: (name, ownHost) => `${originFor(ownHost)}${PLACE}/${name}`,
    picture: (name) => `/api/pictures/${name}`,
    nameIn(address) {
      const [place, name = ''] = (URL.parse(address, publicUrl)?.pathname ?? '').split(/\/(?=[^/]*$)/);
      return (place === PLACE || place === base + PLACE) && isFileName(name) ? name : undefined;
    },
  };
}
