import type { AccountLinks } from '../../account-links/account-links.schema.ts';
import { alarmHeadline } from '../../alarms/alarm-headline.rule.ts';
import { activeSite } from '../../account-links/links-of-session.rule.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { addressKey } from '../limits/address-key.rule.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import type { Hold } from '../limit.store.port.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { inSession } from '../session/lock-session.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { foldAccountNumber } from '../passcodes/fold-passcode.rule.ts';

/**
 * Returns the rate limits for guesses at an account passcode, the same limits wherever the passcode is entered. The limit
 * by account number is keyed by a hash, because people may type the passcode into the wrong field (SECURITY.md §2.4).
 */
export const accountLimits = (
  ports: Pick<OperationPorts, 'secrets'>,
  address: string,
  accountNumber: string,
): readonly Hold[] => {
  const number = ports.secrets.digest(`account:${foldAccountNumber(accountNumber)}`);
  const from = addressKey(address);
  return [
    { bucket: BUCKETS.linkNumber, key: `${number}:${from}` },
    { bucket: BUCKETS.linkPace, key: number },
    { bucket: BUCKETS.linkAddress, key: from },
  ];
};

/** Returns an instant as text in a site's time zone, such as "08:00 EST". */
const hourAt = ({ wallClock }: Pick<BackendPorts, 'wallClock'>, at: number, timeZone: string) =>
  `${wallClock.wallTime(at, timeZone).slice(11)} ${wallClock.zoneLabel(at, timeZone)}`;

/** Returns all links of a customer, with the active site. */
export const describeLinks = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock' | 'wallClock'>,
  accountId: string,
): Promise<AccountLinks> => {
  const { links, chosenSite } = await tx.links.list(accountId, ports.clock.now());
  const inAlarm = links.some(({ badges }) => badges.alarmActive);
  const open = inAlarm ? await tx.alarms.ofLinks(accountId) : [];
  return {
    links: [...links],
    alarms: open.map(({ siteNum, timeline, timeZone }) => ({
      siteNum,
      raisedAt: timeline.raisedAt,
      fact: alarmHeadline(timeline, (at) => hourAt(ports, Date.parse(at), timeZone)).title,
    })),
    activeSiteNum: activeSite(links, chosenSite),
  };
};

/**
 * Stores the active site after a change of links, so that later changes of links do not affect the active site. Also
 * switches the customer's sessions to the group of the active site.
 */
export const settleLinks = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock' | 'wallClock'>,
  accountId: string,
): Promise<AccountLinks> => {
  const after = await describeLinks(tx, ports, accountId);
  const active = after.links.find(({ siteNum }) => siteNum === after.activeSiteNum);
  await tx.links.chooseSite(accountId, after.activeSiteNum);
  await tx.sessions.setSiteGroup(accountId, active?.siteGroupNum ?? null);
  return after;
};

/** The outcome of a link change. `unchanged` means that the requested state already existed. */
export type LinkChange = 'changed' | 'unchanged' | 'notLinked';

/** Runs one change of a customer's links in a transaction. Changes from several tabs run serially. */
export const changeLinks = (
  ports: Pick<BackendPorts, 'unitOfWork' | 'clock' | 'wallClock'>,
  caller: SessionCaller,
  facts: {
    readonly operation: string;
    readonly siteNum: number;
    readonly detail?: Readonly<Record<string, string>>;
  },
  change: (tx: Transaction, accountId: string) => Promise<LinkChange>,
): Reply<AccountLinks> =>
  inSession(ports, caller, async (tx, { row: { accountId } }) => {
    await tx.links.lock(accountId);
    // Stores the active site before the change, because marking a favorite must not change the active site.
    await settleLinks(tx, ports, accountId);
    const done = await change(tx, accountId);
    if (done === 'notLinked') return NOT_FOUND;
    const after = await settleLinks(tx, ports, accountId);
    if (done === 'changed')
      await recordAudit(tx, ports, caller, {
        operation: facts.operation,
        result: 'ok',
        target: String(facts.siteNum),
        ...(facts.detail && { detail: facts.detail }),
      });
    return ok(after);
  });
