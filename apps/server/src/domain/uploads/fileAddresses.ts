import type { Settings } from '../../settings/settings.ts';

/** Addresses of files: where they are sent, and where they lie. */
export interface FileAddresses {
  /**
   * Where files are sent by a ticket, which is part of it: so it is known before anything of the file is read.
   * @param ownHost the host by which the call came
   */
  uploads(ticket: string, ownHost?: string): string;
  file(name: string, ownHost?: string): string;
  /** The name of the file at an address that `file` has made; undefined for any other. */
  nameIn(address: string): string | undefined;
}

const PLACE = '/api/uploads';
const FILE_NAME = /^[0-9a-f]{32}\.[a-z]{3,4}$/;

/** Whether a text can be the name of a kept file. */
export function isFileName(text: string): boolean {
  return FILE_NAME.test(text);
}

/**
 * Members are answered with the shop's public address. While it is tried out, by whatever host it is called by: nobody
 * else reads the answer.
 */
export function createFileAddresses({
  publicUrl,
  production,
}: Pick<Settings, 'publicUrl' | 'production'>): FileAddresses {
  const publicHost = new URL(publicUrl).host;
  const originFor = (ownHost = publicHost) => (production || ownHost === publicHost ? publicUrl : `http://${ownHost}`);

  return {
    uploads: (ticket, ownHost) => `${originFor(ownHost)}${PLACE}?ticket=${encodeURIComponent(ticket)}`,
    file: (name, ownHost) => `${originFor(ownHost)}${PLACE}/${name}`,
    nameIn(address) {
      const [place, name = ''] = (URL.parse(address, publicUrl)?.pathname ?? '').split(/\/(?=[^/]*$)/);
      return place === PLACE && isFileName(name) ? name : undefined;
    },
  };
}
