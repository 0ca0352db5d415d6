import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type {
  SessionRow,
  TokenFacts,
  ViewFacts,
} from '#core/backend/session/session.repository.port.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import type { Demand } from '#core/permission/login-step.ts';
import type { TestDatabase } from '#tests/backend/harness/database.ts';
import { sessionRow, START } from '#tests/backend/harness/session-rows.ts';

/** Returns the session fields needed to check a request. */
const rowOf = (row: SessionRow): TokenFacts['row'] => {
  const { id, accountId, actorId, application, variant, stage, siteGroupNum } = row;
  const { passwordEpoch, lastSeenAt, absoluteEnd } = row;
  const who = { id, accountId, actorId, application, variant, stage, siteGroupNum };
  return { ...who, passwordEpoch, lastSeenAt, absoluteEnd };
};

/** Returns the session fields that a page shows, and the fields that decide whether the session is shown. */
const shownOf = (row: SessionRow): ViewFacts['row'] => {
  const { id, authenticatedBy, siteGroupNum, passwordEpoch, lastSeenAt, absoluteEnd } = row;
  const { draftContact, codeSentTo, codeSentAt } = row;
  const lives = { id, authenticatedBy, siteGroupNum, passwordEpoch, lastSeenAt, absoluteEnd };
  return { ...lives, draftContact, codeSentTo, codeSentAt };
};

/** Tests that every implementation of the session repository must pass. */
export const sessionRepositoryContract = (open: () => TestDatabase): void => {
  const create = async (
    change: Partial<SessionRow> = {},
    demands: readonly Demand[] = [],
  ): Promise<SessionRow> => {
    const { id } = await open().seedAccount();
    const row = sessionRow(id, change);
    await open().unitOfWork.run(({ sessions }) => sessions.create(row, demands));
    return row;
  };

  it('gives back by its token the session that was stored, demands in their order', async () => {
    const draftContact = { type: 'email', value: 'kit@example.com' } as const;
    const { id } = await open().seedAccount({
      groups: [4490, 4471],
      roles: ['zonesRead', 'contactsRead'],
      flags: ['formsFlag'],
    });
    const row = sessionRow(id, {
      draftContact,
      draftVerified: true,
      codeSentTo: 'email',
      codeSentAt: START,
      mfaType: 3,
    });
    await open().unitOfWork.run(({ sessions }) =>
      sessions.create(row, ['contactInfo', 'mfaVerify', 'terms']),
    );
    const hash = randomUUID();
    await open().unitOfWork.run(async ({ sessions }) => {
      await sessions.issueToken(row.id, hash, START + DURATIONS.accessToken);
      expect(await sessions.findLive(row.id, START + 1)).toEqual({
        row,
        demands: ['contactInfo', 'mfaVerify', 'terms'],
      });
      expect(await sessions.findByToken(hash, START + 1)).toEqual({
        row: rowOf(row),
        demands: ['contactInfo', 'mfaVerify', 'terms'],
        tokenLive: true,
        sessionLive: true,
        continued: false,
        suspended: false,
        account: { disabled: false, passwordEpoch: 1 },
        allowedGroups: [4471, 4490],
        permissions: ['contactsRead', 'formsFlag', 'zonesRead'],
        impersonation: null,
      });
      expect(await sessions.findByToken(randomUUID(), START)).toBeNull();
    });
  });

  it('gives a live session with its person, also to those who were just written, and none that is over or waits', async () => {
    const contacts = [{ type: 'email', value: 'kit@example.com' }] as const;
    const draftContact = { type: 'cellPhone', value: '207-555-0142' } as const;
    const { id } = await open().seedAccount({
      groups: [4490, 4471],
      roles: ['zonesRead'],
      contacts,
    });
    const row = sessionRow(id, { draftContact });
    const waiting = sessionRow(id);
    await open().unitOfWork.run(async ({ accounts, sessions }) => {
      await sessions.create(row, ['contactInfo', 'mfaVerify']);
      await sessions.create(waiting, []);
      await sessions.suspend(waiting.id, START);
      expect(await sessions.findView(row.id, START)).toEqual({
        row: shownOf(row),
        demands: ['contactInfo', 'mfaVerify'],
        account: { beta: true, disabled: false, passwordEpoch: 1 },
        user: await accounts.loadUser(id),
        contacts,
      });
      expect(await sessions.findContacts(row.id, START)).toEqual({
        demands: ['contactInfo', 'mfaVerify'],
        draftContact,
        contacts,
      });
      const over = START + DURATIONS.sessionIdle;
      for (const [gone, now] of [
        [waiting.id, START],
        [row.id, over],
        [randomUUID(), START],
      ] as const) {
        expect(await sessions.findView(gone, now)).toBeNull();
        expect(await sessions.findContacts(gone, now)).toBeNull();
      }
    });
  });

  it('tells a dead token of a live session from a session that is over', async () => {
    const row = await create();
    const hash = randomUUID();
    await open().unitOfWork.run(async ({ sessions }) => {
      await sessions.issueToken(row.id, hash, START + 100);
      expect(await sessions.findByToken(hash, START + 100)).toMatchObject({
        tokenLive: false,
        sessionLive: true,
      });
      await sessions.end(row.id, 'logout', START + 50);
      expect(await sessions.findByToken(hash, START + 60)).toMatchObject({
        tokenLive: true,
        sessionLive: false,
      });
      expect(await sessions.findLive(row.id, START + 60)).toBeNull();
    });
  });

  it('ends a session after 30 idle minutes, and after 12 hours however busy it is', async () => {
    const row = await create();
    await open().unitOfWork.run(async ({ sessions }) => {
      const idleEnd = START + DURATIONS.sessionIdle;
      expect(await sessions.findLive(row.id, idleEnd - 1)).not.toBeNull();
      expect(await sessions.findLive(row.id, idleEnd)).toBeNull();
      await sessions.touch(row.id, idleEnd - 1);
      expect((await sessions.findLive(row.id, idleEnd))?.row.lastSeenAt).toBe(idleEnd - 1);
      await sessions.touch(row.id, START);
      expect((await sessions.findLive(row.id, idleEnd))?.row.lastSeenAt).toBe(idleEnd - 1);
      await sessions.touch(row.id, row.absoluteEnd - 1);
      expect(await sessions.findLive(row.id, row.absoluteEnd - 1)).not.toBeNull();
      expect(await sessions.findLive(row.id, row.absoluteEnd)).toBeNull();
    });
  });

  it('closes only the demand that is due, each once, and none of a session that ended', async () => {
    const row = await create({}, ['mfaVerify', 'passwordReset', 'terms']);
    await open().unitOfWork.run(async ({ sessions }) => {
      expect(await sessions.completeDemand(row.id, 'terms')).toBe(false);
      expect(await sessions.completeDemand(row.id, 'securityQuestions')).toBe(false);
      expect(await sessions.completeDemand(row.id, 'mfaVerify')).toBe(true);
      expect(await sessions.completeDemand(row.id, 'mfaVerify')).toBe(false);
      expect((await sessions.findLive(row.id, START))?.demands).toEqual(['passwordReset', 'terms']);
      expect(await sessions.completeDemand(row.id, 'passwordReset')).toBe(true);
      await sessions.end(row.id, 'logout', START);
      expect(await sessions.completeDemand(row.id, 'terms')).toBe(false);
    });
  });

  it('verifies a draft contact only while it is that very value', async () => {
    const row = await create();
    const phone = { type: 'cellPhone', value: '207-555-0142' } as const;
    await open().unitOfWork.run(async ({ sessions }) => {
      expect(await sessions.verifyDraftContact(row.id, phone.value)).toBe(false);
      await sessions.setDraftContact(row.id, phone);
      expect(await sessions.verifyDraftContact(row.id, '207-555-0143')).toBe(false);
      expect(await sessions.verifyDraftContact(row.id, phone.value)).toBe(true);
      expect((await sessions.findLive(row.id, START))?.row).toMatchObject({
        draftContact: phone,
        draftVerified: true,
      });
      await sessions.setDraftContact(row.id, { type: 'email', value: 'kit@example.com' });
      expect((await sessions.findLive(row.id, START))?.row.draftVerified).toBe(false);
    });
  });

  it('notes a sent code only when none was sent within the cooldown', async () => {
    const row = await create();
    await open().unitOfWork.run(async ({ sessions }) => {
      const note = (now: number): Promise<boolean> =>
        sessions.noteCodeSent(row.id, 'email', now, 30_000);
      expect(await note(START)).toBe(true);
      expect(await note(START + 29_999)).toBe(false);
      expect((await sessions.findLive(row.id, START))?.row.codeSentAt).toBe(START);
      expect(await note(START + 30_000)).toBe(true);
    });
  });

  it('ends every live session of an account but one, and nobody else’s', async () => {
    const kept = await create();
    const stranger = await create();
    const other = sessionRow(kept.accountId);
    await open().unitOfWork.run(async ({ sessions }) => {
      await sessions.create(other, []);
      expect(await sessions.endAll(kept.accountId, kept.id, 'password', START)).toBe(1);
      expect(await sessions.findLive(other.id, START)).toBeNull();
      expect(await sessions.findLive(kept.id, START)).not.toBeNull();
      expect(await sessions.findLive(stranger.id, START)).not.toBeNull();
      expect(await sessions.endAll(kept.accountId, null, 'password', START)).toBe(1);
      expect(await sessions.findLive(kept.id, START)).toBeNull();
    });
  });

  it('moves every session of a person to another site group, and of nobody else', async () => {
    const row = await create();
    const other = sessionRow(row.accountId);
    const stranger = await create();
    await open().unitOfWork.run(async ({ sessions }) => {
      const groupOf = async (id: string) => (await sessions.findLive(id, START))?.row.siteGroupNum;
      await sessions.create(other, []);
      await sessions.setSiteGroup(row.accountId, 4490);
      expect(await Promise.all([row.id, other.id, stranger.id].map(groupOf))).toEqual([
        4490, 4490, 4471,
      ]);
      await sessions.setSiteGroup(row.accountId, null);
      expect(await groupOf(row.id)).toBeNull();
    });
  });

  it('notes a fresh check in one session', async () => {
    const row = await create();
    await open().unitOfWork.run(async ({ sessions }) => {
      await sessions.noteCheck(row.id, START + 5);
      expect((await sessions.findLive(row.id, START + 5))?.row.checkedAt).toBe(START + 5);
    });
  });
};
