import { isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import {
  REFUSED_MOST,
  type SupportOverview,
  type SupportedPerson,
  type SupportHits,
} from '../../support/support-overview.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { describeImpersonation } from '../session/describe-impersonation.rule.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { describeUsers } from './describe-users.operation.ts';

/** Longest possible wait after refused sign-ins, in milliseconds (SECURITY.md §2.4). */
const LONGEST_WAIT = 24 * 3600000;

/** Creates the read-only use cases for Support's overview of people (domain guide 6.17). */
export const createSupportPlace = (
  ports: Pick<BackendPorts, 'unitOfWork' | 'clock' | 'secrets'>,
) => ({
  /** Returns one person, with the parts that the caller may see. */
  supportPerson: (
    caller: SessionCaller,
    { accountId }: { readonly accountId: string },
  ): Reply<SupportedPerson> => {
    const may = (right: string): boolean => caller.session.permissions.includes(right);
    const now = ports.clock.now();
    const [withAuditLog, withImpersonations, withSessions] = [
      may('audit'),
      may('impersonate'),
      may('support'),
    ];
    return ports.unitOfWork.read(async (tx) => {
      const found = await tx.supportPlace.person({
        accountId,
        now,
        withAuditLog,
        withImpersonations,
        withSessions,
      });
      if (found === null) return NOT_FOUND;
      const [user] = await describeUsers(tx, ports, [found.user]);
      if (user === undefined) throw new Error('a found person was not described');
      return ok({
        user,
        record: withAuditLog ? [...found.record] : null,
        visits: withImpersonations
          ? found.visits.map((impersonation) => describeImpersonation(impersonation, now))
          : null,
        sessions: withSessions
          ? found.sessions.map(({ id, authenticatedBy, createdAt, lastSeenAt }) => ({
              id,
              authenticatedBy,
              createdAt: isoInstant(createdAt),
              lastSeenAt: isoInstant(lastSeenAt),
            }))
          : null,
      });
    });
  },

  /** Returns who must wait now, which impersonations are running, and the people that the caller looked up recently. */
  supportDesk: (
    caller: SessionCaller,
    { accountIds }: { readonly accountIds: readonly string[] },
  ): Reply<SupportOverview> => {
    const now = ports.clock.now();
    const { permissions } = caller.session;
    const withImpersonations = permissions.includes('impersonate');
    const withReturned = permissions.includes('support');
    return ports.unitOfWork.read(async (tx) => {
      const found = await tx.supportPlace.overview({
        since: now - LONGEST_WAIT,
        accountIds,
        now,
        withImpersonations,
        withReturned,
      });
      const { refused, addressees, lately } = found;
      const people = await describeUsers(tx, ports, [...refused, ...addressees, ...lately]);
      const find = (id: string) => people.find(({ accountId }) => accountId === id);
      const tried = found.tries.flatMap(({ accountId, tries, lastAt }) => {
        const user = find(accountId);
        return user === undefined ? [] : [{ ...user, tries, lastTryAt: isoInstant(lastAt) }];
      });
      return ok({
        refused: tried.filter(({ waiting }) => !waiting).slice(0, REFUSED_MOST),
        waiting: tried
          .filter(({ waiting }) => waiting)
          .toSorted((one, other) => ((one.waitsUntil ?? '') < (other.waitsUntil ?? '') ? -1 : 1)),
        returned: withReturned
          ? found.returned.flatMap(({ accountId, lastAt, nextTryAt, ...message }) => {
              const user = find(accountId);
              return user === undefined
                ? []
                : [
                    {
                      ...message,
                      user,
                      lastAt: isoInstant(lastAt),
                      nextTryAt: nextTryAt === null ? null : isoInstant(nextTryAt),
                    },
                  ];
            })
          : null,
        visits: withImpersonations
          ? found.visits.map((impersonation) => describeImpersonation(impersonation, now))
          : null,
        lately: accountIds.flatMap((id) => find(id) ?? []),
      });
    });
  },

  /** Finds people and site groups for the search in the header. For a group number, also finds the people of the group. */
  supportSearch: (
    _caller: SessionCaller,
    { text }: { readonly text: string },
  ): Reply<SupportHits> =>
    ports.unitOfWork.read(async (tx) => {
      const found = await tx.supportPlace.hits({ text: text.trim(), now: ports.clock.now() });
      return ok({ ...found, users: await describeUsers(tx, ports, found.users) });
    }),
});
