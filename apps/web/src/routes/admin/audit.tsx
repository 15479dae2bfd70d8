import { createFileRoute } from '@tanstack/react-router';
import { AuditLog } from '../../screens/admin/AuditLog/AuditLog.tsx';
import { auditSearch } from '../../screens/admin/AuditLog/auditSearch.ts';
import { screenTitle } from '../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/audit')({
  validateSearch: auditSearch,
  head: screenTitle('Audit log'),
  component: AuditLog,
});
