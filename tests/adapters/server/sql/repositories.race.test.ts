import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SqlMessageOutbox } from '#adapters/server/sql/messages/message-outbox.ts';
import type { Transaction } from '#core/backend/unit-of-work.port.ts';
import type { Demand } from '#core/permission/login-step.ts';
import {
  describeEachEngine,
  openTestDatabase,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';
import { rounds } from '#tests/backend/harness/rounds.ts';
import { sessionRow, START } from '#tests/backend/harness/session-rows.ts';
import { storedCode } from '#tests/contract/one-time-store.contract.ts';

const PARALLEL = 16;
const ROUNDS = rounds(20, 200);

describeEachEngine('A one-time secret opens once: races', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
  });
  afterAll(() => database.close());

  const atOnce = <T>(
    work: (tx: Transaction, index: number) => Promise<T>,
    count = PARALLEL,
  ): Promise<readonly T[]> =>
    Promise.all(
      Array.from({ length: count }, (_, index) => database.unitOfWork.run((tx) => work(tx, index))),
    );

  const sessionWith = async (demands: readonly Demand[]): Promise<string> => {
    const row = sessionRow((await database.seedAccount()).id);
    await database.unitOfWork.run((tx) => tx.sessions.create(row, demands));
    return row.id;
  };

  it(`lets exactly one of ${PARALLEL} right guesses through, ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { kind, subject, session, purpose, secretHash, ...rest } = storedCode();
      const code = { kind, subject, session, purpose, secretHash };
      await database.unitOfWork.run((tx) => tx.oneTime.issue({ ...code, ...rest }));
      const outcomes = await atOnce((tx) => tx.oneTime.consumeFor({ ...code, now: START }));
      const results = outcomes.map(({ outcome }) => outcome).toSorted();
      expect(results).toEqual([...Array<string>(PARALLEL - 1).fill('dead'), 'matched']);
    }
  }, 180_000);

  it(`never checks more guesses than allowed, ${ROUNDS} rounds of right among wrong`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const code = storedCode({ maxAttempts: 5 });
      await database.unitOfWork.run((tx) => tx.oneTime.issue(code));
      const { kind, subject, session, purpose } = code;
      const right = round % PARALLEL;
      const outcomes = await atOnce((tx, index) =>
        tx.oneTime.consumeFor({
          kind,
          subject,
          session,
          purpose,
          secretHash: index === right ? code.secretHash : `wrong ${index}`,
          now: START,
        }),
      );
      const checked = outcomes.filter(({ outcome }) => outcome !== 'dead');
      const matched = outcomes.filter(({ outcome }) => outcome === 'matched');
      expect(matched.length).toBeLessThanOrEqual(1);
      expect(checked.length).toBeLessThanOrEqual(5);
      if (matched.length === 0) expect(checked).toHaveLength(5);
    }
  }, 180_000);

  it('gives a key found by its hash to exactly one', async () => {
    for (let round = 0; round < 50; round += 1) {
      const secretHash = randomUUID();
      const key = storedCode({ kind: 'classicKey', session: null, secretHash });
      await database.unitOfWork.run((tx) => tx.oneTime.issue(key));
      const { kind, purpose } = key;
      const outcomes = await atOnce((tx) =>
        tx.oneTime.consumeByHash({ kind, purpose, secretHash, now: START }),
      );
      expect(outcomes.filter(({ outcome }) => outcome === 'matched')).toHaveLength(1);
    }
  });

  it('keeps one open code when several are issued at once', async () => {
    for (let round = 0; round < 50; round += 1) {
      const subject = randomUUID();
      await atOnce((tx, index) =>
        tx.oneTime.issue(storedCode({ subject, secretHash: `code ${index}` })),
      );
      const open = await database.kysely
        .selectFrom('one_time')
        .select('id')
        .where('subject', '=', subject)
        .where('voided', '=', false)
        .execute();
      expect(open).toHaveLength(1);
    }
  });

  it('rotates once and gives every sibling the same successor', async () => {
    for (let round = 0; round < 50; round += 1) {
      const id = await sessionWith([]);
      const presentedHash = randomUUID();
      await database.unitOfWork.run((tx) => tx.refresh.open(id, presentedHash, START + 1e6));
      const rotations = await atOnce(async (tx, index) => ({
        index,
        rotation: await tx.refresh.rotate({
          presentedHash,
          variant: 'dealer',
          newHash: `${presentedHash} ${index}`,
          sealedSuccessor: `sealed ${index}`,
          browser: `browser ${index}`,
          now: START,
          graceMs: 10_000,
        }),
      }));
      const winners = rotations.filter(({ rotation }) => rotation.outcome === 'rotated');
      expect(winners).toHaveLength(1);
      const sealedSuccessor = `sealed ${String(winners[0]?.index)}`;
      for (const { rotation } of rotations)
        if (rotation.outcome !== 'rotated')
          expect(rotation).toEqual({ outcome: 'sibling', sessionId: id, sealedSuccessor });
    }
  });

  it('closes a demand for one of two tabs, and never two demands by one race', async () => {
    for (let round = 0; round < 50; round += 1) {
      const id = await sessionWith(['mfaVerify', 'passwordReset']);
      const closed = await atOnce((tx, index) =>
        tx.sessions.completeDemand(id, index % 2 === 0 ? 'mfaVerify' : 'passwordReset'),
      );
      const count = (rest: number): number =>
        closed.filter((done, index) => done && index % 2 === rest).length;
      expect(count(0)).toBe(1);
      expect(count(1)).toBeLessThanOrEqual(1);
    }
  });

  it('notes one sent code within the cooldown', async () => {
    const id = await sessionWith(['mfaVerify']);
    const noted = await atOnce((tx) => tx.sessions.noteCodeSent(id, 'email', START, 30_000));
    expect(noted.filter(Boolean)).toHaveLength(1);
  });

  it('grants exactly the capacity of a limit, new or used', async () => {
    for (let round = 0; round < 50; round += 1) {
      const bucket = { name: randomUUID(), capacity: 5, perMs: 60_000 };
      const grants = await atOnce((tx) => tx.limits.take(bucket, 'key', START));
      expect(grants.filter(({ granted }) => granted)).toHaveLength(5);
      const refilled = await atOnce((tx) => tx.limits.take(bucket, 'key', START + 60_000));
      expect(refilled.filter(({ granted }) => granted)).toHaveLength(5);
    }
  });

  it('gives a username to one of those who want it', async () => {
    const wanted = `wanted-${randomUUID()}`;
    const people = await Promise.all(
      Array.from({ length: PARALLEL }, () => database.seedAccount()),
    );
    const given = await atOnce((tx, index) =>
      tx.accounts.changeUsername(people[index]?.id ?? '', wanted),
    );
    expect(given.filter(Boolean)).toHaveLength(1);
  });

  it('hands each message to one of several senders', async () => {
    const ids = Array.from({ length: 40 }, () => randomUUID());
    await database.unitOfWork.run(async ({ messages }) => {
      for (const id of ids)
        await messages.enqueue({
          id,
          channel: 'sms',
          to: '207-555-0142',
          subject: '',
          text: 'Hello',
          html: null,
          code: null,
          link: null,
          queuedAt: START,
        });
    });
    const outbox = new SqlMessageOutbox(database.kysely);
    const claims = await Promise.all(
      Array.from({ length: PARALLEL }, () => outbox.claim(START, 5, 60_000)),
    );
    const rest = await outbox.claim(START, 100, 60_000);
    const taken = [...claims.flat(), ...rest].map(({ message }) => message.id);
    expect(taken.toSorted()).toEqual(ids.toSorted());
  });
});
