import { readApprovals, writeApprovals } from './approvalFile.ts';
import { approve } from './approvals.ts';
import { readFindings } from './writeReport.ts';

/** Enters the changes of the last report whose name matches into the list of the repository. */
export function acceptFindings(filter: string) {
  const findings = readFindings();
  const approvals = approve(readApprovals(), findings, new RegExp(filter));
  writeApprovals(approvals);
  const open = Object.entries(findings.changes).filter(([name, digest]) => approvals[name] !== digest);
  console.log(`${Object.keys(approvals).length} pictures approved, ${open.length} changes left`);
}
