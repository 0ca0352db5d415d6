import { afterAll, beforeAll, describe } from 'vitest';
import {
  describeEachEngine,
  openTestDatabase,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';
import { accountLinkRepositoryContract } from '#tests/contract/account-link-repository.contract.ts';
import { accountRepositoryContract } from '#tests/contract/account-repository.contract.ts';
import { auditLogContract } from '#tests/contract/audit-record.contract.ts';
import { auditTrailContract } from '#tests/contract/audit-trail.contract.ts';
import { changeFeedContract } from '#tests/contract/change-feed.contract.ts';
import { deviceRepositoryContract } from '#tests/contract/device-repository.contract.ts';
import { figureRepositoryContract } from '#tests/contract/figure-repository.contract.ts';
import { idempotencyStoreContract } from '#tests/contract/idempotency-store.contract.ts';
import { jobRepositoryContract } from '#tests/contract/job-repository.contract.ts';
import { impersonationRepositoryContract } from '#tests/contract/impersonation-repository.contract.ts';
import { limitStoreContract } from '#tests/contract/limit-store.contract.ts';
import { liveRepositoryContract } from '#tests/contract/live-repository.contract.ts';
import { messageQueueContract } from '#tests/contract/message-queue.contract.ts';
import { newsRepositoryContract } from '#tests/contract/news-repository.contract.ts';
import { noticeRepositoryContract } from '#tests/contract/notice-repository.contract.ts';
import { oneTimeStoreContract } from '#tests/contract/one-time-store.contract.ts';
import { recoveryRepositoryContract } from '#tests/contract/recovery-repository.contract.ts';
import { refreshRepositoryContract } from '#tests/contract/refresh-repository.contract.ts';
import { registrationRepositoryContract } from '#tests/contract/registration-repository.contract.ts';
import { sessionRepositoryContract } from '#tests/contract/session-repository.contract.ts';
import { ssoRepositoryContract } from '#tests/contract/sso-repository.contract.ts';
import { siteRepositoryContract } from '#tests/contract/site-repository.contract.ts';
import { siteTermsContract } from '#tests/contract/site-terms.contract.ts';
import { unitOfWorkContract } from '#tests/contract/unit-of-work.contract.ts';

const CONTRACTS: Readonly<Record<string, (open: () => TestDatabase) => void>> = {
  'unit of work': unitOfWorkContract,
  accounts: accountRepositoryContract,
  sessions: sessionRepositoryContract,
  'refresh families': refreshRepositoryContract,
  'one-time secrets': oneTimeStoreContract,
  limits: limitStoreContract,
  'single sign-on': ssoRepositoryContract,
  'remembered devices': deviceRepositoryContract,
  recoveries: recoveryRepositoryContract,
  registrations: registrationRepositoryContract,
  messages: messageQueueContract,
  changes: changeFeedContract,
  'banner, branding and agreements': noticeRepositoryContract,
  news: newsRepositoryContract,
  figures: figureRepositoryContract,
  'account links': accountLinkRepositoryContract,
  'kept answers': idempotencyStoreContract,
  sites: siteRepositoryContract,
  'words of sites': siteTermsContract,
  impersonations: impersonationRepositoryContract,
  jobs: jobRepositoryContract,
  'live events': liveRepositoryContract,
  'audit trail': auditTrailContract,
  'audit record': auditLogContract,
};

describeEachEngine('repositories', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
  });
  afterAll(() => database.close());

  for (const [name, contract] of Object.entries(CONTRACTS))
    describe(name, () => {
      contract(() => database);
    });
});
