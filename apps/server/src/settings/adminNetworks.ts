import { BlockList, isIP } from 'node:net';

/** Networks from which the admin area is open; without any, it is open everywhere. */
export interface AdminNetworks {
  isOpenTo(address: string): boolean;
}

/** @param text networks and addresses with commas between them: `10.0.0.0/8,2001:db8::/32,203.0.113.7` */
export function readAdminNetworks(text = ''): { networks: AdminNetworks; faults: string[] } {
  const parts = text.split(',').flatMap((part) => part.trim() || []);
  const list = new BlockList();
  const faults = parts.flatMap((part) => (add(list, part) ? [] : [`ADMIN_NETWORKS: "${part}" is no network`]));
  return { networks: { isOpenTo: (address) => parts.length === 0 || holds(list, address) }, faults };
}

function add(list: BlockList, part: string): boolean {
  const [, address = '', length] = /^([\d.a-fA-F:]+)(?:\/(\d{1,3}))?$/.exec(part) ?? [];
  const version = isIP(address);
  const longest = version === 4 ? 32 : 128;
  const prefix = length === undefined ? longest : Number(length);
  if (version === 0 || prefix > longest) return false;
  list.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  return true;
}

/** IPv4 addresses arrive as IPv6 where a host listens to both. */
function holds(list: BlockList, address: string): boolean {
  const bare = address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
  const version = isIP(bare);
  return version !== 0 && list.check(bare, version === 4 ? 'ipv4' : 'ipv6');
}
