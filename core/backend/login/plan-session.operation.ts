import { DURATIONS } from '../../kernel/limits.ts';
import type { Demand } from '../../login/login-step.ts';
import type { User } from '../../session/user.schema.ts';
import type { Account, StoredContact } from '../account.repository.port.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { planDemands, planMfaType } from '../session/plan-demands.rule.ts';
import type { SessionRow } from '../session.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { startingGroup } from './starting-group.rule.ts';

/** A session that is not written yet. */
export interface PlannedSession {
  readonly row: SessionRow;
  readonly demands: readonly Demand[];
  readonly user: User;
  readonly contacts: readonly StoredContact[];
}

/** Reads what a sign-in depends on and plans its session with all demands (spec §4.1); every way of signing in goes through here. */
export const planSession = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock' | 'ids'>,
  caller: Caller,
  account: Account,
  facts: { readonly by: SessionRow['authenticatedBy']; readonly deviceRemembered: boolean },
): Promise<PlannedSession> => {
  const now = ports.clock.now();
  const user = await tx.accounts.loadUser(account.id);
  const contacts = await tx.accounts.contacts(account.id);
  const demands = planDemands({
    account,
    hasContact: contacts.length > 0,
    deviceRemembered: facts.deviceRemembered,
    dealerNumbers: user.allowedDealers.map(({ siteGroupNum }) => siteGroupNum),
    termsVersion: (await tx.agreements.terms()).version,
    privacyVersion: (await tx.agreements.privacyPolicy()).version,
  });
  const row: SessionRow = {
    id: ports.ids.next(),
    accountId: account.id,
    actorId: account.id,
    application: account.application,
    variant: caller.variant,
    stage: demands.length === 0 ? 'full' : 'pending',
    authenticatedBy: facts.by,
    passwordEpoch: account.passwordEpoch,
    siteGroupNum: startingGroup(user, {
      group: account.defaultSiteGroupNum,
      site: await tx.links.chosenSite(account.id),
    }),
    browserId: caller.browserId,
    createdAt: now,
    lastSeenAt: now,
    absoluteEnd: now + DURATIONS.sessionAbsolute,
    mfaType: planMfaType(demands),
    draftContact: null,
    draftVerified: false,
    codeSentTo: null,
    codeSentAt: null,
    checkedAt: null,
  };
  return { row, demands, user, contacts };
};
