import {
  IMPERSONATION_COLUMNS,
  IMPERSONATION_LIST,
  IMPERSONATIONS,
} from '../../impersonation/impersonation-list.ts';
import type {
  OwnImpersonation,
  ImpersonationSession,
} from '../../impersonation/impersonation-session.schema.ts';
import { ok } from '../../kernel/result.ts';
import type { ListQuery } from '../../lists/list-query.schema.ts';
import { selectLocally } from '../../lists/local-list.rule.ts';
import type { SessionGrant } from '../../session/session-view.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { Caller, SessionCaller, WithCookies } from '../caller.ts';
import { exportList, queryFacts, type ExportPorts } from '../lists/export-list.operation.ts';
import { type Reply, SESSION_OVER } from '../refusal.ts';
import { lockSession } from '../session/lock-session.operation.ts';
import {
  describeImpersonation,
  NEWEST_IMPERSONATIONS,
} from '../session/describe-impersonation.rule.ts';
import { findWaiting, wakeStaff } from '../session/close-impersonation.operation.ts';
import { whyOver } from '../session/check-impersonation.rule.ts';
import { startImpersonation } from './start-impersonation.use-case.ts';

/** Use cases for impersonation: staff see the portal as one of its users sees it (SECURITY.md §2.9). */
export const createImpersonation = (ports: ExportPorts) => ({
  /** Exports the impersonation sessions that match a filter. */
  visitsExport: exportList(ports, {
    name: IMPERSONATION_LIST.name,
    title: 'View-as sessions',
    columns: IMPERSONATION_COLUMNS,
    operation: 'impersonation.export',
    auditFacts: queryFacts,
    rows: async (tx, query: ListQuery, { now }) => {
      const stored = await tx.impersonations.list({
        subjectId: null,
        limit: NEWEST_IMPERSONATIONS,
      });
      return selectLocally(
        stored.map((impersonation) => describeImpersonation(impersonation, now)),
        query,
        IMPERSONATIONS,
      );
    },
  }),

  /** Ends an impersonation. The staff member continues in their own session (spec §4.3, SECURITY.md §2.9). */
  endImpersonation: (caller: SessionCaller): Reply<WithCookies<SessionGrant>> =>
    ports.unitOfWork.run(async (tx) => {
      const { id: sessionId } = caller.session;
      const live = await lockSession(tx, ports, caller);
      const facts = await tx.impersonations.find({ by: 'session', sessionId });
      if (live === null || facts === null) return SESSION_OVER;
      const woken = await wakeStaff(tx, ports, facts, 'ended');
      if (!woken.ok) return woken;
      await recordAudit(tx, ports, caller, {
        operation: 'impersonation.end',
        result: 'ok',
        detail: { impersonation: facts.id, nextSession: woken.value.sessionId },
      });
      return ok(woken.value.answer);
    }),

  /**
   * Returns the impersonation sessions of the caller's own account, with their reasons but without ticket numbers, which
   * are internal to the provider (domain guide 6.17).
   */
  ownVisits: async (
    caller: SessionCaller,
  ): Reply<{ readonly visits: readonly OwnImpersonation[] }> => {
    const { clock, unitOfWork } = ports;
    const subjectId = caller.session.accountId;
    const stored = await unitOfWork.read((tx) =>
      tx.impersonations.list({ subjectId, limit: NEWEST_IMPERSONATIONS }),
    );
    const visits = stored.map((impersonation) => {
      const described = describeImpersonation(impersonation, clock.now());
      const { id, actorName, mode, reason, startedAt, endedAt } = described;
      return { id, actorName, mode, reason, startedAt, endedAt };
    });
    return ok({ visits });
  },

  /** Returns all impersonation sessions, open and ended, newest first (domain guide 6.17 "Sessions"). */
  visits: async (): Reply<{ readonly visits: readonly ImpersonationSession[] }> => {
    const { clock, unitOfWork } = ports;
    const stored = await unitOfWork.read((tx) =>
      tx.impersonations.list({ subjectId: null, limit: NEWEST_IMPERSONATIONS }),
    );
    return ok({
      visits: stored.map((impersonation) => describeImpersonation(impersonation, clock.now())),
    });
  },

  /**
   * Returns the name of the staff member who may continue after an impersonation ended. Must return nothing but the name,
   * because the caller needs only the cookie.
   */
  waitingStaff: async (
    caller: Caller,
    input: { readonly refreshSecret: string | null },
  ): Reply<{ readonly name: string | null }> => {
    const facts = await ports.unitOfWork.read((tx) =>
      findWaiting(tx, ports, caller, input.refreshSecret),
    );
    return ok({ name: facts?.actor.name ?? null });
  },

  /**
   * "Continue as …": resumes the staff member's own session after an impersonation ended. The cookie is sufficient
   * authentication, but the staff member must choose to continue (SECURITY.md §2.9).
   */
  resumeStaff: (
    caller: Caller,
    input: { readonly refreshSecret: string | null },
  ): Reply<WithCookies<SessionGrant>> =>
    ports.unitOfWork.run(async (tx) => {
      const facts = await findWaiting(tx, ports, caller, input.refreshSecret);
      if (facts === null) return SESSION_OVER;
      const why = whyOver(facts, ports.clock.now()) ?? 'subjectSessionOver';
      const woken = await wakeStaff(tx, ports, facts, why);
      if (!woken.ok) return woken;
      await recordAudit(tx, ports, caller, {
        operation: 'impersonation.resume',
        result: 'ok',
        sessionId: facts.staffSessionId,
        subjectId: facts.subjectId,
        actorId: facts.actorId,
        detail: { impersonation: facts.id, nextSession: woken.value.sessionId },
      });
      return ok(woken.value.answer);
    }),

  startImpersonation: startImpersonation(ports),
});
