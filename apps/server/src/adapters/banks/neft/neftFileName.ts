import type { NeftFormat } from './NeftFormat.ts';

/** What a file is called on disk. @param name under which it is stored: `neft-2026-11-26-1` */
export function neftFileName({ fileName }: Pick<NeftFormat, 'fileName'>, name: string): string {
  const [, yyyy = '', mm = '', dd = '', n = ''] = /^neft-(\d{4})-(\d\d)-(\d\d)-(\d+)$/.exec(name) ?? [];
  if (fileName === undefined || n === '') return `${name}.csv`;
  const parts: Record<string, string> = { yyyy, yy: yyyy.slice(2), mm, dd };
  return fileName.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? n.padStart(part.length, '0'));
}
