import { PublishPolicy } from '../privacy/publish-policy.use-case.ts';
import { ReadPolicyHistory } from '../privacy/read-policy-history.use-case.ts';
import { ReadPolicyVersion } from '../privacy/read-policy-version.use-case.ts';
import { CheckAuditChain } from '../audit/check-audit-chain.use-case.ts';
import { createAuditFiles } from '../audit/create-audit-files.ts';
import { ExportAudit } from '../audit/export-audit.use-case.ts';
import { ReadAudit } from '../audit/read-audit.use-case.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { ReadEditedBanner } from './read-edited-banner.use-case.ts';
import { SaveBanner } from './save-banner.use-case.ts';

/** What staff tell everyone, and the record they read. */
export const createAnnouncements = (ports: BackendPorts) => ({
  readEditedBanner: new ReadEditedBanner(ports),
  saveBanner: new SaveBanner(ports),
  readPolicyHistory: new ReadPolicyHistory(ports),
  readPolicyVersion: new ReadPolicyVersion(ports),
  readAudit: new ReadAudit(ports),
  exportAudit: new ExportAudit(ports),
  ...createAuditFiles(ports),
  checkAuditChain: new CheckAuditChain(ports),
  publishPolicy: new PublishPolicy(ports),
});
