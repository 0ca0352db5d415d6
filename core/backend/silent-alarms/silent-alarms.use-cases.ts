import { ok } from '../../kernel/result.ts';
import type { AuthorityAct } from '../../passcodes/authority-rights.ts';
import type { HandedAlarm, SilentAlarm } from '../../silent-alarms/silent-alarm.schema.ts';
import { foldAccountNumber } from '../passcodes/fold-passcode.rule.ts';
import { recordAudit, refuseLimited } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller, ReceiverCaller, SessionCaller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { STAFF_CHANNEL } from '../live/live.repository.port.ts';
import { settleCode, verifyPasscode } from '../passcodes/verify-passcode.operation.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';

type Ports = Pick<
  BackendPorts,
  'unitOfWork' | 'hasher' | 'vault' | 'clock' | 'wallClock' | 'ids' | 'secrets'
>;

const DAY_MS = 86400000;
/** Maximum number of alarms in one response. */
const MOST = 100;

const UNDER_DURESS = 'Do not call the site, and do not trust anyone there who says all is well.';

const handed = (alarm: SilentAlarm): HandedAlarm => ({
  ...alarm,
  instruction:
    alarm.givenFor === null
      ? `A duress code was given here: act as if the site were not on test. ${UNDER_DURESS}`
      : `Send police silently. ${UNDER_DURESS}`,
});

/** A passcode spoken on the phone, as the agent types it. */
export interface HeardCode {
  readonly xmit: string;
  readonly code: string;
  readonly givenFor: AuthorityAct;
  readonly agent: string;
}

/**
 * Creates the use cases for silent alarms caused by a duress code. Only the monitoring station and the provider's staff
 * see these alarms (domain guide 6.4 "Silent alarm").
 */
export const createSilentAlarms = (ports: Ports) => {
  const { clock, unitOfWork } = ports;

  const take = async (tx: Transaction, caller: Caller, id: string, by: string): Reply => {
    const now = clock.now();
    if (!(await tx.silentAlarms.take(id, by, now))) return NOT_FOUND;
    const event = { siteNum: 0, devNum: null, kind: 'site', data: {} } as const;
    await tx.live.append(STAFF_CHANNEL, [event], now);
    const facts = { operation: 'silentAlarm.take', result: 'ok', target: id } as const;
    await recordAudit(tx, ports, caller, { ...facts, detail: { by } });
    return ok({});
  };

  return {
    /** Returns the silent alarms that nobody has taken yet, for the station's automation system. */
    fetchSilentAlarms: (_: ReceiverCaller): Reply<{ alarms: HandedAlarm[] }> =>
      unitOfWork.read(async (tx) => {
        const now = clock.now();
        const asked = { now, takenSince: now + 1, limit: MOST };
        return ok({ alarms: (await tx.silentAlarms.list(asked)).map(handed) });
      }),

    /** Records that the station is handling a silent alarm. */
    takeHandedAlarm: (
      caller: ReceiverCaller,
      { id, operator }: { readonly id: string; readonly operator: string },
    ): Reply => unitOfWork.run((tx) => take(tx, caller, id, operator)),

    /** Lists for staff the silent alarms that nobody has taken, and those taken within a day. */
    listSilentAlarms: (_: SessionCaller): Reply<{ alarms: SilentAlarm[] }> =>
      unitOfWork.read(async (tx) => {
        const now = clock.now();
        const asked = { now, takenSince: now - DAY_MS, limit: MOST };
        return ok({ alarms: [...(await tx.silentAlarms.list(asked))] });
      }),

    /** Records that a staff member made sure that the station is handling the alarm. */
    takeSilentAlarm: (caller: SessionCaller, { id }: { readonly id: string }): Reply =>
      unitOfWork.run(async (tx) => take(tx, caller, id, await nameOf(tx, caller))),

    /** Checks the passcode of a caller on the phone. The agent sees the same result for a duress code as for a normal passcode. */
    checkHeardCode: async (
      caller: ReceiverCaller,
      { xmit, code, givenFor, agent }: HeardCode,
    ): Reply<{ accepted: boolean; holder: string | null }> => {
      const site = await unitOfWork.read((tx) =>
        tx.links.findByAccountNumber(foldAccountNumber(xmit)),
      );
      if (site === null) return NOT_FOUND;
      const { siteNum } = site;
      const { id, name } = caller.receiver;
      const holds = [{ bucket: BUCKETS.heardCode, key: `${siteNum}:${id}` }];
      const facts = { operation: 'code.heard', target: `site ${siteNum}` };
      const verified = await verifyPasscode(
        ports,
        { siteNum, code, holds, use: givenFor },
        (tx, wait) => refuseLimited(tx, ports, caller, facts, wait),
      );
      if (!verified.ok) return verified;
      return unitOfWork.run(async (tx) => {
        const where = { siteNum, givenBy: `${agent}, ${name}` };
        const good = await settleCode(tx, ports, verified.value, where, caller);
        const detail = { givenFor, agent };
        const result = good === null ? 'refused' : 'ok';
        await recordAudit(tx, ports, caller, { ...facts, result, detail });
        return ok({ accepted: good !== null, holder: good?.holder ?? null });
      });
    },
  };
};
