import {
  branchesOf,
  checkPortalChange,
  type Holder,
  type PortalVerdict,
} from '../../account-group/check-portal-change.rule.ts';
import { ADMIN_RIGHT } from '../../account-group/portal-rights.ts';
import type { GroupServices } from '../../account-group/presets.rule.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, refusalOf, type Refusal, type Reply } from '../refusal.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { KnownGroup, PortalPerson } from './portal-user.repository.port.ts';

/** The ports needed to administer a group. */
export type GroupPorts = OperationPorts &
  Pick<BackendPorts, 'unitOfWork' | 'publicUrls' | 'wallClock' | 'providerTimeZone'>;

/** What an administrator's act on users' access needs: the transaction, the administrator, the active group, and the data for checks. */
export interface Administration {
  readonly tx: Transaction;
  readonly me: Pick<PortalPerson, 'id' | 'name'>;
  /** The provider's name if the provider's staff act; null for a dealer's administrator. Staff may see all users of all dealers. */
  readonly house: string | null;
  readonly siteGroupNum: number;
  readonly groups: readonly KnownGroup[];
  readonly holders: readonly Holder[];
  /** All groups that the acting administrator administers. */
  readonly reach: ReadonlySet<number>;
}

const FORBIDDEN = err<Refusal>({ kind: 'forbidden' });

/**
 * Runs an administrator's act on users' access in a transaction. All such acts run serially and with current rights, so
 * that two administrators cannot remove each other's rights at the same time.
 */
export const administer = <T>(
  ports: Pick<BackendPorts, 'unitOfWork'>,
  caller: SessionCaller,
  input: ListInput,
  act: (administration: Administration) => Reply<T>,
): Reply<T> =>
  ports.unitOfWork.run(async (tx): Reply<T> => {
    const siteGroupNum = activeGroup(caller, input.siteGroupNum);
    if (siteGroupNum === null) return NOT_FOUND;
    await tx.portalUsers.lock();
    const me = await tx.portalUsers.person(caller.session.accountId);
    if (me === null || me.disabled || !me.rights.includes(ADMIN_RIGHT)) return FORBIDDEN;
    if (!me.groups.includes(siteGroupNum)) return NOT_FOUND;
    const { groups, holders } = await tx.portalUsers.landscape();
    const reach = branchesOf(groups, me.groups);
    return act({ tx, me, house: null, siteGroupNum, groups, holders, reach });
  });

/** Returns the services of a user's groups that some rights require. */
export const servicesOf = (
  groups: readonly KnownGroup[],
  groupNums: readonly number[],
): GroupServices => ({
  answeringService: groups.some(
    ({ siteGroupNum, answeringService }) => answeringService && groupNums.includes(siteGroupNum),
  ),
});

const no = (code: string, message: string) => refusalOf('unacceptable', code, message);

const VERDICTS: Readonly<Record<Exclude<PortalVerdict, 'fine'>, ReturnType<typeof no>>> = {
  oneself: no('oneself', 'You can’t change your own access. Ask another administrator.'),
  elsewhere: no(
    'elsewhere',
    'This person also works for other dealers. You can remove them from your groups; only the provider can change the rest of their access.',
  ),
  noGroup: no('noGroup', 'Choose at least one group.'),
  outOfScope: no('outOfScope', 'You are not an administrator of one of these groups.'),
  unknownRight: no('unknownRight', 'You can’t grant or remove one of these rights.'),
  needsRead: no('needsRead', 'A right to change something requires the right to see it.'),
  notServed: no('notServed', 'None of these groups has the answering service.'),
  lastAdmin: no('lastAdmin', 'One of these groups would have no administrator.'),
};

/** Returns the refusal of a verdict; success for `fine`. */
export const verdictOf = (verdict: PortalVerdict): Result<null, Refusal> =>
  verdict === 'fine' ? ok(null) : VERDICTS[verdict];

/** Checks whether the administrator may make the given change of a user. */
export const checkChange = (
  { me, groups, holders, reach }: Administration,
  before: Holder,
  wanted: Partial<Holder>,
  removes = false,
): Result<Holder, Refusal> => {
  const after = { ...before, ...wanted };
  const verdict = checkPortalChange({
    actorId: me.id,
    reach,
    tree: groups,
    holders,
    before,
    after,
    removes,
    services: servicesOf(groups, after.groups),
  });
  const checked = verdictOf(verdict);
  return checked.ok ? ok(after) : checked;
};
