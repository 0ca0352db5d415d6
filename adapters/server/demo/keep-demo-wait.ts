import type { OperationPorts } from '#core/backend/backend-ports.ts';
import { BUCKETS } from '#core/backend/limits/limit-buckets.ts';
import { loginKeyOf } from '#core/backend/login/find-login.operation.ts';
import type { Transaction } from '#core/backend/unit-of-work.port.ts';
import type { Database } from '../sql/open-database.ts';

/** Whom the demo world shows locked out (domain guide 9.3): a customer whose quick tries somebody else has spent. */
const LOCKED = 'bea.lindqvist@example.com';

/** Leaves the last of the guesses in the audit log, as each of them does in life: who waits now is looked for among those. */
const recordGuess = async (tx: Transaction, at: number): Promise<void> => {
  const account = await tx.accounts.findByLogin(LOCKED, 'consumer');
  if (account === null) throw new Error(`The demo world has nobody called ${LOCKED}`);
  await tx.audit.append({
    at,
    requestId: 'demo-guess',
    sessionId: null,
    subjectId: account.id,
    actorId: account.id,
    address: '203.0.113.24',
    claimedIp: null,
    operation: 'login',
    target: null,
    result: 'limited',
    detail: { audience: 'consumer' },
  });
};

/** Every try of an hour, evenly over the last one, in one statement; what is known of them stays. */
const spendLastHour = async (
  { kysely }: Pick<Database, 'kysely'>,
  key: string,
  now: number,
): Promise<void> => {
  const { name, capacity, perMs } = BUCKETS.loginAccount;
  const pace = perMs / capacity;
  const taken = Array.from({ length: capacity }, (_, at) => now - (capacity - 1 - at) * pace);
  await kysely
    .insertInto('bucket')
    .values({ name, key, taken, capacity, full_at: now + perMs, per_ms: perMs })
    .onConflict((known) => known.doNothing())
    .execute();
};

/**
 * Spends the tries of the locked person, so that her wait runs: `begin` over the last hour, so that they come back one by
 * one, `renew` what has come back, as whoever guesses at her account would, until Support clears the lock, which takes
 * the count of her tries away.
 */
export const keepDemoWait = async (
  database: Pick<Database, 'kysely' | 'unitOfWork'>,
  ports: Pick<OperationPorts, 'clock' | 'secrets'>,
  request: 'begin' | 'renew',
): Promise<void> => {
  const { loginAccount } = BUCKETS;
  const key = loginKeyOf(ports, 'consumer', LOCKED);
  if (request === 'renew') {
    const held = await database.kysely
      .selectFrom('bucket')
      .select('key')
      .where('name', '=', loginAccount.name)
      .where('key', '=', key)
      .executeTakeFirst();
    if (held === undefined) return;
  }
  const now = ports.clock.now();
  if (request === 'begin') {
    await spendLastHour(database, key, now);
    await database.unitOfWork.run((tx) => recordGuess(tx, now));
    return;
  }
  await database.unitOfWork.run(async (tx) => {
    for (let left = loginAccount.capacity - 1; left >= 0; left -= 1)
      if (!(await tx.limits.take(loginAccount, key, now)).granted) return;
  });
};
