import type { AuditEntry } from '#core/backend/audit.trail.port.ts';
import type { OperationPorts } from '#core/backend/backend-ports.ts';
import { BUCKETS } from '#core/backend/limits/limit-buckets.ts';
import { loginKeyOf } from '#core/backend/login/find-login.operation.ts';
import type { Transaction } from '#core/backend/unit-of-work.port.ts';
import type { Variant } from '#core/session/user.schema.ts';
import type { Database } from '../sql/open-database.ts';
import { MINUTE } from './demo-time.ts';

/** Login of the customer who is locked out (domain guide 9.3). */
const LOCKED = 'bea.lindqvist@example.com';

interface Guess {
  readonly minutesAgo: number;
  readonly address: string;
  /** The person whose password was wrong; absent for a username that nobody has. */
  readonly login?: readonly [username: string, audience: Variant];
}

/** Failed sign-ins of the last day, oldest first: someone who tries usernames, and a dealer who forgot the password. */
const GUESSES: readonly Guess[] = [
  ...Array.from({ length: 14 }, (_, index) => ({
    minutesAgo: 410 - 3 * index,
    address: '198.51.100.7',
  })),
  ...[172, 171, 169].map((minutesAgo) => ({
    minutesAgo,
    address: '203.0.113.80',
    login: ['dealer.limited', 'dealer'] as const,
  })),
];

/** Writes the failed sign-ins to the audit log. The list of locked accounts is read from the last one. */
const recordGuesses = async (
  tx: Transaction,
  now: number,
  earlier: readonly Guess[],
): Promise<void> => {
  const subjectOf = async ([username, audience]: NonNullable<Guess['login']>): Promise<string> => {
    const account = await tx.accounts.findByLogin(username, audience);
    if (account === null) throw new Error(`The demo world has nobody called ${username}`);
    return account.id;
  };
  const entry = async ({ address, login, minutesAgo }: Guess): Promise<AuditEntry> => {
    const subjectId = login === undefined ? null : await subjectOf(login);
    return {
      at: now - minutesAgo * MINUTE,
      requestId: 'demo-guess',
      sessionId: null,
      subjectId,
      actorId: subjectId,
      address,
      claimedIp: null,
      operation: 'login',
      target: null,
      result: minutesAgo === 0 ? 'limited' : 'refused',
      detail: { audience: login?.[1] ?? 'dealer' },
    };
  };
  const last: Guess = { minutesAgo: 0, address: '203.0.113.24', login: [LOCKED, 'consumer'] };
  const entries: AuditEntry[] = [];
  for (const guess of [...earlier, last]) entries.push(await entry(guess));
  await tx.audit.append(...entries);
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
  act: 'begin' | 'restore' | 'renew',
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
  if (act !== 'renew') {
    await spendLastHour(database, key, now);
    // A restored demo world keeps its audit log.
    const earlier = act === 'begin' ? GUESSES : [];
    await database.unitOfWork.run((tx) => recordGuesses(tx, now, earlier));
    return;
  }
  await database.unitOfWork.run(async (tx) => {
    for (let left = loginAccount.capacity - 1; left >= 0; left -= 1)
      if (!(await tx.limits.take(loginAccount, key, now)).granted) return;
  });
};
