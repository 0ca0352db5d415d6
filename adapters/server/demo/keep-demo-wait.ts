import type { OperationPorts } from '#core/backend/backend-ports.ts';
import { BUCKETS } from '#core/backend/limits/limit-buckets.ts';
import { loginKeyOf } from '#core/backend/login/find-login.operation.ts';
import type { Transaction } from '#core/backend/unit-of-work.port.ts';
import type { Database } from '../sql/open-database.ts';

/** Login of the customer who is locked out (domain guide 9.3). */
const LOCKED = 'bea.lindqvist@example.com';

/** Writes the last failed sign-in to the audit log, from which the list of locked accounts is read. */
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

/** Uses up all hourly attempts, spread evenly over the last hour, in one statement. An existing row stays unchanged. */
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
 * Keeps an account locked. `begin` uses up all its sign-in attempts, spread over the last hour, so that attempts become
 * available again one by one. `renew` uses up each available attempt until Support clears the lock by deleting the row.
 */
export const keepDemoWait = async (
  database: Pick<Database, 'kysely' | 'unitOfWork'>,
  ports: Pick<OperationPorts, 'clock' | 'secrets'>,
  act: 'begin' | 'renew',
): Promise<void> => {
  const { loginAccount } = BUCKETS;
  const key = loginKeyOf(ports, 'consumer', LOCKED);
  if (act === 'renew') {
    const held = await database.kysely
      .selectFrom('bucket')
      .select('key')
      .where('name', '=', loginAccount.name)
      .where('key', '=', key)
      .executeTakeFirst();
    if (held === undefined) return;
  }
  const now = ports.clock.now();
  if (act === 'begin') {
    await spendLastHour(database, key, now);
    await database.unitOfWork.run((tx) => recordGuess(tx, now));
    return;
  }
  await database.unitOfWork.run(async (tx) => {
    for (let left = loginAccount.capacity - 1; left >= 0; left -= 1)
      if (!(await tx.limits.take(loginAccount, key, now)).granted) return;
  });
};
