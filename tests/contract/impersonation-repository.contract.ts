import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Impersonation } from '#core/backend/session/impersonation.repository.port.ts';
import type { TestDatabase } from '#tests/backend/harness/database.ts';
import { sessionRow, START } from '#tests/backend/harness/session-rows.ts';

/** Tests that every implementation of the impersonation repository must pass (SECURITY.md §2.9). */
export const impersonationRepositoryContract = (open: () => TestDatabase): void => {
  /** Stores a staff member's waiting session, a user's session with its refresh family, and the impersonation that links the sessions. */
  const begun = async () => {
    const actor = await open().seedAccount({
      application: 1,
      name: 'Marcus',
      roles: ['support', 'impersonate'],
    });
    const subject = await open().seedAccount({ name: 'Dana' });
    const [staff, seen] = [sessionRow(actor.id), sessionRow(subject.id, { actorId: actor.id })];
    const hash = randomUUID();
    const impersonation: Impersonation = {
      id: randomUUID(),
      sessionId: seen.id,
      staffSessionId: staff.id,
      actorId: actor.id,
      subjectId: subject.id,
      mode: 'act',
      reason: 'An empty list',
      ticket: null,
      startedAt: START,
      endsAt: START + 1000,
    };
    await open().unitOfWork.run(async ({ sessions, refresh, impersonations }) => {
      await sessions.create(staff, []);
      await sessions.create(seen, []);
      await refresh.open(seen.id, hash, seen.absoluteEnd);
      await sessions.suspend(staff.id, START);
      await impersonations.add(impersonation);
    });
    return { actor, subject, staff, seen, hash, impersonation };
  };

  it('finds one by either session and by the refresh secret, with all it is checked by', async () => {
    const { staff, hash, impersonation } = await begun();
    await open().unitOfWork.run(async ({ impersonations }) => {
      const facts = {
        ...impersonation,
        endedAt: null,
        actor: {
          name: 'Marcus',
          disabled: false,
          passwordEpoch: 1,
          rights: ['impersonate', 'support'],
        },
        staffSession: {
          lastSeenAt: staff.lastSeenAt,
          absoluteEnd: staff.absoluteEnd,
          passwordEpoch: 1,
        },
      };
      const { sessionId, staffSessionId } = impersonation;
      const byHash = { by: 'refresh', hash, now: START } as const;
      expect(await impersonations.find({ by: 'session', sessionId })).toEqual(facts);
      expect(await impersonations.find({ by: 'staffSession', staffSessionId })).toEqual(facts);
      expect(await impersonations.find({ ...byHash, variant: 'dealer' })).toEqual(facts);
      expect(await impersonations.find({ ...byHash, variant: 'consumer' })).toBeNull();
      expect(await impersonations.find({ by: 'session', sessionId: staffSessionId })).toBeNull();
    });
  });

  it('ends once, never later than its time, and says whether the staff member’s session still waits', async () => {
    const { staff, impersonation } = await begun();
    await open().unitOfWork.run(async ({ impersonations, sessions }) => {
      expect(await impersonations.end(impersonation.id, 'expired', START + 5000)).toBe(true);
      expect(await impersonations.end(impersonation.id, 'ended', START + 10)).toBe(false);
      await sessions.end(staff.id, 'support', START + 5000);
      expect(
        await impersonations.find({ by: 'session', sessionId: impersonation.sessionId }),
      ).toMatchObject({ endedAt: START + 1000, staffSession: null });
    });
  });

  it('keeps a waiting session apart from the live ones', async () => {
    const { staff, actor } = await begun();
    const now = START + 1;
    await open().unitOfWork.run(async ({ sessions }) => {
      expect(await sessions.findLive(staff.id, now)).toBeNull();
      expect(await sessions.findSuspended(staff.id, now)).toMatchObject({ id: staff.id });
      expect(await sessions.endAll(actor.id, null, 'support', now)).toBe(1);
      expect(await sessions.findSuspended(staff.id, now)).toBeNull();
    });
  });

  it('tells by one statement whether the staff member’s session waits and the user’s goes on', async () => {
    const { hash, staff, impersonation } = await begun();
    const now = START + 1;
    const key = { hash, variant: 'dealer', now } as const;
    const seen = { account: { disabled: false, passwordEpoch: 1 } };
    await open().unitOfWork.run(async ({ impersonations, sessions }) => {
      const waiting = () => impersonations.findWaiting(key);
      const facts = await impersonations.find({ by: 'refresh', ...key });
      const asked = open().statements();
      expect(await waiting()).toMatchObject({ ...facts, staffWaits: true, seen });
      expect(open().statements() - asked).toBe(1);
      expect(await impersonations.findWaiting({ ...key, hash: 'another' })).toBeNull();
      await sessions.end(impersonation.sessionId, 'expired', now);
      expect(await waiting()).toMatchObject({ staffWaits: true, seen: null });
      await sessions.end(staff.id, 'support', now);
      expect(await waiting()).toMatchObject({ staffWaits: false, staffSession: null });
    });
  });

  it('lists the newest first, of everybody or of one', async () => {
    const [first, second] = [await begun(), await begun()];
    await open().unitOfWork.run(async ({ impersonations }) => {
      const later = {
        ...second.impersonation,
        id: randomUUID(),
        sessionId: 'x',
        staffSessionId: 'y',
      };
      await impersonations.add({ ...later, startedAt: START + 50 });
      const subjectId = second.subject.id;
      const own = await impersonations.list({ subjectId, limit: 10 });
      expect(own.map(({ id }) => id)).toEqual([later.id, second.impersonation.id]);
      expect(own[0]).toMatchObject({ actorName: 'Marcus', subjectName: 'Dana', endReason: null });
      const all = await impersonations.list({ subjectId: null, limit: 200 });
      expect(all[0]?.id).toBe(later.id);
      expect(all.map(({ id }) => id)).toContain(first.impersonation.id);
      expect(await impersonations.list({ subjectId: null, limit: 1 })).toHaveLength(1);
    });
  });
};
