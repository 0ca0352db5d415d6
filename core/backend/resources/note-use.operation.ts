import type { BackendPorts } from '../backend-ports.ts';
import type { CampaignUse } from '../campaign.repository.port.ts';
import type { SessionCaller } from '../caller.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { ResourceLibrary } from './read-library.operation.ts';

/** Counts a use for the group: a person once a day, and never the staff member behind an impersonation (domain guide 6.16). */
export const noteUse = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock'>,
  { session }: SessionCaller,
  use: Pick<CampaignUse, 'campaignId' | 'kind'> & { readonly library: ResourceLibrary },
): Promise<void> => {
  if (session.impersonation !== null) return;
  const { campaignId, kind, library } = use;
  await tx.campaigns.noteUse({
    campaignId,
    kind,
    accountId: session.accountId,
    siteGroupNum: library.siteGroupNum,
    day: library.today,
    at: ports.clock.now(),
  });
};
