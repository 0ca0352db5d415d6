import type { Holder } from '../../account-group/check-portal-change.rule.ts';
import { isGivable } from '../../account-group/portal-rights.ts';
import type { PortalAccess } from '../../account-group/portal-user.schema.ts';
import { ok } from '../../kernel/result.ts';
import { endSecrets } from '../account/end-secrets.operation.ts';
import { changedTexts } from '../audit/changed-texts.rule.ts';
import { recordAudit, recordRefusal } from '../record-audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { type Administration, type GroupPorts, checkChange } from './administer.operation.ts';
import type { PortalPerson } from './portal-user.repository.port.ts';
import { notifyAccess } from './notify-access.operation.ts';

/** Id of the user to change, and the revision last read. */
export interface OfUser {
  readonly id: string;
  readonly rev: number;
}

/** One kind of change of a user's access. */
export interface AccessAct {
  readonly operation: string;
  readonly notice: Parameters<typeof notifyAccess>[3];
  readonly wanted: (
    person: PortalPerson,
    administration: Administration,
  ) => Partial<Holder> & { disabled?: boolean };
  readonly removes?: true;
  /** If true, the user's sessions end at once and links sent to the user become invalid. */
  readonly ends?: true;
  /** An additional change, made after the notification and before the audit-log entry. */
  readonly also?: (administration: Administration, person: PortalPerson) => Promise<void>;
}

/**
 * Runs one change of one user. The change is checked under the lock and written as a whole. The user is notified, and the
 * audit log gets the user's access before and after the change.
 */
export const changeAccess =
  (ports: GroupPorts, caller: SessionCaller, input: OfUser, how: AccessAct) =>
  async (administration: Administration): Reply => {
    const { tx, reach, me, house } = administration;
    const person = await tx.portalUsers.person(input.id);
    // Only the provider's staff may see users without any group.
    const known = house !== null || person?.groups.some((num) => reach.has(num));
    if (person === null || known !== true) return NOT_FOUND;
    const now = ports.clock.now();
    if (person.rev !== input.rev) {
      const { wallClock, providerTimeZone: timeZone } = ports;
      const touch = { by: person.changedBy, at: person.changedAt };
      return changedMeanwhile(touch, { wallClock, timeZone, now });
    }
    const { disabled = person.disabled, ...wanted } = how.wanted(person, administration);
    const { accountId, actorId } = caller.session;
    // The audit-log entry names the actor and the changed user. During an impersonation, the entry also names the impersonated person.
    const impersonation: Readonly<Record<string, string>> =
      actorId === accountId ? {} : { actingFor: me.name };
    const facts = {
      operation: how.operation,
      subjectId: person.id,
      target: person.username,
      detail: impersonation,
    };
    const active = disabled ? false : person.disabled || person.active;
    const checked = checkChange(administration, person, { ...wanted, active }, how.removes);
    if (!checked.ok) return recordRefusal(tx, ports, caller, facts, checked);
    const { groups, rights } = checked.value;
    await notifyAccess(ports, administration, person.id, how.notice);
    await tx.portalUsers.setAccess(person.id, { groups, rights, disabled, by: me.name, now });
    if (how.ends === true) {
      await tx.sessions.endAll(person.id, null, 'administrator', now);
      await endSecrets(tx, ports, person.id, 'contact');
    }
    await how.also?.(administration, person);
    await storeCall(tx, ports, caller);
    const after = { groups, rights, disabled };
    await recordAudit(tx, ports, caller, {
      ...facts,
      result: 'ok',
      detail: {
        ...impersonation,
        ...changedTexts(['groups', 'rights', 'disabled'], person, after),
      },
    });
    return ok({});
  };

/** Returns the user's groups that the administrator does not administer. */
export const outside = ({ groups }: PortalPerson, { reach }: Administration): readonly number[] =>
  groups.filter((num) => !reach.has(num));

/** Returns the act that sets exactly the given rights and groups. Groups and rights outside the administrator's reach stay. */
export const exactly = ({ groups, rights }: PortalAccess): AccessAct => ({
  operation: 'group.userChange',
  notice: 'changed',
  wanted: (person, administration) => ({
    groups: [...new Set([...outside(person, administration), ...groups])],
    rights: [...new Set([...person.rights.filter((one) => !isGivable(one)), ...rights])],
  }),
});
