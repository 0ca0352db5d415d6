import type { Campaign } from '../../marketing/campaign.schema.ts';
import { isOffered } from '../../marketing/is-offered.rule.ts';
import { calendarDay } from '../../kernel/calendar-day.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** The group a dealer works in, with what it is offered on this day of the provider's zone. */
export interface ResourceLibrary {
  readonly siteGroupNum: number;
  readonly groupName: string;
  readonly today: string;
  /** The latest change first. */
  readonly campaigns: readonly Campaign[];
}

/** The library of the group a request names, else of the session's own; null for a group that is not the caller's, or is not there (SECURITY.md T8). */
export const readLibrary = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock' | 'providerTimeZone'>,
  { session }: SessionCaller,
  asked: number | null,
): Promise<ResourceLibrary | null> => {
  const siteGroupNum = asked ?? session.siteGroupNum;
  if (siteGroupNum === null || !session.allowedGroups.includes(siteGroupNum)) return null;
  const group = await tx.campaigns.group(siteGroupNum);
  if (group === null) return null;
  const today = calendarDay(ports.clock.now(), ports.providerTimeZone);
  const published = await tx.campaigns.published();
  const campaigns = published.filter((one) => isOffered(one, { kind: group.kind, today }));
  return { siteGroupNum, groupName: group.name, today, campaigns };
};
