import { publishPolicy } from '../privacy/publish-policy.use-case.ts';
import { readPolicyHistory } from '../privacy/read-policy-history.use-case.ts';
import { readPolicyVersion } from '../privacy/read-policy-version.use-case.ts';
import { checkAuditChain } from '../audit/check-audit-chain.use-case.ts';
import { exportAudit } from '../audit/export-audit.use-case.ts';
import { readAudit } from '../audit/read-audit.use-case.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { readEditedBanner } from './read-edited-banner.use-case.ts';
import { saveBanner } from './save-banner.use-case.ts';

/** What staff tell everyone, and the record they read. */
export const createAnnouncements = (ports: BackendPorts) => ({
  readEditedBanner: readEditedBanner(ports),
  saveBanner: saveBanner(ports),
  readPolicyHistory: readPolicyHistory(ports),
  readPolicyVersion: readPolicyVersion(ports),
  readAudit: readAudit(ports),
  exportAudit: exportAudit(ports),
  checkAuditChain: checkAuditChain(ports),
  publishPolicy: publishPolicy(ports),
});
