import type { Transaction } from '#core/backend/unit-of-work.port.ts';
import { SqlAccountLinkRepository } from './account-link.repository.ts';
import { SqlAccountRepository } from './account.repository.ts';
import { SqlAgreementRepository } from './agreement.repository.ts';
import { SqlAuditRecordRepository } from './audit-record.repository.ts';
import { SqlAuditTrail, type AuditKeys } from './audit.repository.ts';
import { SqlCampaignRepository } from './campaign.repository.ts';
import { SqlDeviceRepository } from './remembered-device.repository.ts';
import { SqlFigureRepository } from './figure.repository.ts';
import { SqlIdempotencyStore } from './idempotency.repository.ts';
import { SqlImpersonationRepository } from './impersonation.repository.ts';
import { SqlIntakeRepository } from './intake.repository.ts';
import { SqlJobRepository } from './job.repository.ts';
import { SqlLimitStore } from './limit.repository.ts';
import { SqlMessageQueue } from './message.repository.ts';
import { SqlNewsRepository } from './news.repository.ts';
import { SqlNoticeRepository } from './notice.repository.ts';
import { SqlOneTimeStore } from './one-time.repository.ts';
import { SqlRecoveryRepository } from './recovery.repository.ts';
import { SqlRefreshRepository } from './refresh.repository.ts';
import { SqlRegistrationRepository } from './registration.repository.ts';
import type { SqlTransaction } from './schema.ts';
import { SqlSessionRepository } from './session.repository.ts';
import { SqlSiteRepository } from './site.repository.ts';
import { SqlSsoRepository } from './sso.repository.ts';
import { SqlSupportRepository } from './support.repository.ts';

/** All repositories over one open transaction; none that a port adds to `Transaction` can be forgotten here. */
export const openRepositories = (tx: SqlTransaction, keys: AuditKeys) =>
  ({
    accounts: new SqlAccountRepository(tx),
    agreements: new SqlAgreementRepository(tx),
    sessions: new SqlSessionRepository(tx),
    refresh: new SqlRefreshRepository(tx),
    impersonations: new SqlImpersonationRepository(tx),
    oneTime: new SqlOneTimeStore(tx),
    limits: new SqlLimitStore(tx),
    devices: new SqlDeviceRepository(tx),
    messages: new SqlMessageQueue(tx),
    notices: new SqlNoticeRepository(tx),
    news: new SqlNewsRepository(tx),
    figures: new SqlFigureRepository(tx),
    sites: new SqlSiteRepository(tx),
    links: new SqlAccountLinkRepository(tx),
    intake: new SqlIntakeRepository(tx),
    idempotency: new SqlIdempotencyStore(tx),
    sso: new SqlSsoRepository(tx),
    support: new SqlSupportRepository(tx),
    recoveries: new SqlRecoveryRepository(tx),
    registrations: new SqlRegistrationRepository(tx),
    jobs: new SqlJobRepository(tx),
    campaigns: new SqlCampaignRepository(tx),
    auditRecord: new SqlAuditRecordRepository(tx, keys),
    audit: new SqlAuditTrail(tx, keys),
  }) satisfies Transaction;
