import type { AccountLinkRepository } from './account-link.repository.port.ts';
import type { AccountRepository, AgreementRepository } from './account.repository.port.ts';
import type { AuditRecordRepository } from './audit-record.repository.port.ts';
import type { AuditTrail } from './audit.trail.port.ts';
import type { CampaignRepository } from './campaign.repository.port.ts';
import type { FigureRepository } from './figure.repository.port.ts';
import type { IdempotencyStore } from './idempotency.store.port.ts';
import type { ImpersonationRepository } from './impersonation.repository.port.ts';
import type { IntakeRepository } from './intake.repository.port.ts';
import type { JobRepository } from './jobs/job.repository.port.ts';
import type { LimitStore } from './limit.store.port.ts';
import type { MessageQueue } from './message.queue.port.ts';
import type { NewsRepository } from './news.repository.port.ts';
import type { NoticeRepository } from './notice.repository.port.ts';
import type { OneTimeStore } from './one-time.store.port.ts';
import type { RecoveryRepository } from './recovery.repository.port.ts';
import type { RegistrationRepository } from './registration.repository.port.ts';
import type { DeviceRepository } from './remembered-device.repository.port.ts';
import type { RefreshRepository, SessionRepository } from './session.repository.port.ts';
import type { SiteRepository } from './site.repository.port.ts';
import type { SsoRepository } from './sso/sso.repository.port.ts';
import type { SupportRepository } from './support.repository.port.ts';

/** The repositories of one open transaction. */
export interface Transaction {
  readonly accounts: AccountRepository;
  readonly agreements: AgreementRepository;
  readonly audit: AuditTrail;
  readonly auditRecord: AuditRecordRepository;
  readonly campaigns: CampaignRepository;
  readonly devices: DeviceRepository;
  readonly figures: FigureRepository;
  readonly idempotency: IdempotencyStore;
  readonly impersonations: ImpersonationRepository;
  readonly intake: IntakeRepository;
  readonly jobs: JobRepository;
  readonly limits: LimitStore;
  readonly links: AccountLinkRepository;
  readonly messages: MessageQueue;
  readonly news: NewsRepository;
  readonly notices: NoticeRepository;
  readonly oneTime: OneTimeStore;
  readonly recoveries: RecoveryRepository;
  readonly refresh: RefreshRepository;
  readonly registrations: RegistrationRepository;
  readonly sessions: SessionRepository;
  readonly sites: SiteRepository;
  readonly sso: SsoRepository;
  readonly support: SupportRepository;
}

/** One transaction per business operation: a returned value commits, refusals included; a thrown error rolls back (SECURITY.md §2). */
export interface UnitOfWork {
  run<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}
