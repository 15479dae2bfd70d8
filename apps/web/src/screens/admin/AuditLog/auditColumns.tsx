import type { AuditEntry } from '@potli/api/contract/audit';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { Link } from '@potli/ui/Link';
import { adminPaths } from '../../../lib/adminPaths.ts';

type State = AuditEntry['before'];

/** `version: 4`, a field after the other. */
const toText = (state: State): string =>
  Object.entries(state ?? {})
    .map(([field, value]) => `${field}: ${value ?? 'nothing'}`)
    .join(', ');

export const auditColumns: readonly DataColumn<AuditEntry>[] = [
  {
    id: 'time',
    header: 'Time',
    value: (row) => row.happenedAt,
    cell: (row) => formatDateTime(row.happenedAt, ''),
    look: 'whole',
    card: 'subtitle',
  },
  { id: 'who', header: 'Who', value: (row) => row.who, cell: (row) => row.name ?? row.who, card: 'tag' },
  { id: 'action', header: 'Action', value: (row) => row.action, look: 'strong', card: 'title' },
  {
    id: 'object',
    header: 'Object',
    value: (row) => row.object,
    cell: ({ object }) => {
      const member = /^member (\d+)$/.exec(object)?.[1];
      return member === undefined ? object : <Link href={adminPaths.member(member)}>{object}</Link>;
    },
    card: 'foot',
  },
  { id: 'before', header: 'Before', value: (row) => toText(row.before), card: 'foot' },
  { id: 'after', header: 'After', value: (row) => toText(row.after), card: 'foot' },
];
