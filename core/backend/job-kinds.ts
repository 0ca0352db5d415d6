import { AUDIT_EXPORT } from './audit/audit-export.job.ts';
import { INVOICE_LINES, INVOICE_DOCUMENT } from './billing/invoice-lines.job.ts';
import { BULK_CHANGE, BULK_TEST } from './bulk-tests/bulk-test.job.ts';
import { HISTORY_EXPORT } from './history/history-export.job.ts';
import { ACCOUNT_SPREADSHEET } from './new-account/account-spreadsheet.job.ts';
import { PORTAL_EXPORT } from './provisioning/portal-export.job.ts';
import { PORTAL_IMPORT } from './provisioning/portal-import.job.ts';
import { REPORT } from './reports/report.job.ts';
import { ACCOUNT_EXPORT } from './sites/account-export.job.ts';
import { ZONE_IMPORT } from './zones/zone-import.job.ts';
import { anyKind, type AnyJobKind } from './jobs/job-kind.ts';

/** All kinds of background jobs. A feature folder with background jobs must add its kinds here. */
export const JOB_KINDS: readonly AnyJobKind[] = [
  anyKind(AUDIT_EXPORT),
  anyKind(ZONE_IMPORT),
  anyKind(ACCOUNT_EXPORT),
  anyKind(HISTORY_EXPORT),
  anyKind(BULK_TEST),
  anyKind(BULK_CHANGE),
  anyKind(ACCOUNT_SPREADSHEET),
  anyKind(REPORT),
  anyKind(INVOICE_LINES),
  anyKind(INVOICE_DOCUMENT),
  anyKind(PORTAL_IMPORT),
  anyKind(PORTAL_EXPORT),
];
