import {
  cancelDays,
  cancelFormOn,
  cancelForm,
  type Cancellation,
  type CancelForm,
} from '../../account-info/cancellation.schema.ts';
import { ok } from '../../kernel/result.ts';
import { refuseLimited } from '../record-audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { takeAll } from '../limits/take-all.operation.ts';
import { err } from '../../kernel/result.ts';
import { type Refusal, refusalOf, type Reply } from '../refusal.ts';
import { validateForm } from '../account-info/lock-account.operation.ts';
import type { LockedSite } from '../sites/site-data.repository.port.ts';
import { notifyStaff } from '../live/notify-staff.operation.ts';
import { recordChange } from '../sites/record-change.operation.ts';
import { changeOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import { roleOf, siteViewer } from '../sites/site-viewer.operation.ts';
import { NOT_FOUND } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { type DecidePorts, decideRequest } from './decide-request.operation.ts';
import { notifyDealerOfCancellation } from './notify-customers.operation.ts';

/** A request to cancel a service, under the id that the form generated. */
export interface CancelInput extends SiteInput, CancelForm {
  readonly id: string;
}

const TOO_MANY = 'You already requested many changes. Please call your dealer if it’s urgent.';

const FORBIDDEN = err<Refusal>({ kind: 'forbidden' });

/** Checks that the caller may request a cancellation. Every customer of the site may; dealer users need the right to change accounts. */
const mayCancel = (caller: SessionCaller): boolean =>
  roleOf(caller) === 'customer' || caller.session.permissions.includes('siteEdit');

const openAlready = ({ askedBy, day, ended }: Cancellation) =>
  ended
    ? refusalOf('conflict', 'alreadyCancelled', 'The service has already ended.')
    : refusalOf(
        'conflict',
        'cancellationOpen',
        `${askedBy} already requested this: the service is to end on ${day}.`,
      );

const ask = async (
  tx: Transaction,
  ports: DecidePorts,
  caller: SessionCaller,
  site: LockedSite,
  input: CancelInput,
): Reply<Cancellation> => {
  const now = ports.clock.now();
  const { siteGroupNum, siteNum, timeZone, by } = site;
  const open = await tx.requests.cancellation(siteNum);
  if (open?.id === input.id) return ok(open);
  if (open !== null) return openAlready(open);
  const validated = validateForm(cancelFormOn(cancelDays(now, timeZone)), cancelForm.pick(input));
  if (!validated.ok) return validated;
  const holds = [
    { bucket: BUCKETS.changeRequest, key: caller.session.accountId },
    { bucket: BUCKETS.changeRequestSite, key: String(siteNum) },
  ];
  const grant = await takeAll(tx, holds, now);
  const facts = { operation: 'request.cancelService', target: `site ${siteNum}` };
  if (!grant.granted) return refuseLimited(tx, ports, caller, facts, grant.wait, TOO_MANY);
  const { day, reason, reasonText } = validated.value;
  const approved = roleOf(caller) === 'dealer';
  const endsAt = ports.wallClock.instant(`${day}T00:00`, timeZone);
  const isNew = await tx.requests.addCancellation({
    id: input.id,
    siteNum,
    siteGroupNum,
    day,
    endsAt,
    reason,
    reasonText,
    approved,
    askedById: caller.session.accountId,
    askedBy: by,
    askedAt: now,
  });
  const stored = isNew ? await tx.requests.cancellation(siteNum) : null;
  // If the id belongs to another site's request, the response reveals nothing about that request.
  if (stored === null) return NOT_FOUND;
  if (!approved)
    await notifyDealerOfCancellation(tx, ports, 'Cancellation requested', {
      ...site,
      id: input.id,
      subject: 'service',
      before: null,
      wanted: day,
      by,
      endsAt: stored.endsAt,
      reason,
      reasonText,
    });
  if (approved) await notifyStaff(tx, ports, siteNum);
  const labels = { day: 'Ends', reason: 'Reason', reasonText: 'Words', state: 'State' };
  const change = {
    operation: 'request.cancelService',
    id: input.id,
    labels,
    whole: true,
    event: approved ? 'Cancellation approved' : 'Cancellation requested',
    subject: `Ends ${day}`,
    changes: [
      { field: 'day' as const, before: null, after: day },
      { field: 'reason' as const, before: null, after: reason },
      { field: 'reasonText' as const, before: null, after: reasonText },
      { field: 'state' as const, before: null, after: stored.state },
    ],
  };
  await recordChange(tx, ports, caller, site, change, { ...stored });
  return ok(stored);
};

/**
 * Use cases for canceling a service. Customers request a cancellation; a dealer's own cancellation is approved at once.
 * Both kinds of cancellation can be withdrawn until their date (domain guide 6.11 "Cancel service").
 */
export const cancelService = (ports: DecidePorts) => ({
  cancelService: async (caller: SessionCaller, input: CancelInput): Reply<Cancellation> =>
    mayCancel(caller)
      ? changeOfSite(ports, caller, input, (tx, site) => ask(tx, ports, caller, site, input))
      : FORBIDDEN,

  withdrawCancellation: async (
    caller: SessionCaller,
    {
      id,
      rev,
      siteGroupNum,
    }: {
      readonly id: string;
      readonly rev: number;
      readonly siteGroupNum: number | null;
    },
  ): Reply => {
    if (!mayCancel(caller)) return FORBIDDEN;
    const scope = siteViewer(caller, { siteGroupNum });
    if (scope === null) return NOT_FOUND;
    const decider = { actor: roleOf(caller), scope } as const;
    return decideRequest(ports, caller, decider, {
      seen: { id, rev },
      act: 'withdraw',
      answer: null,
    });
  },
});
