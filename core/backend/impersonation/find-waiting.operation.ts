import type { OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import type { ImpersonationFacts } from '../impersonation.repository.port.ts';
import { sessionAlive } from '../session/session-alive.rule.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { whyOver } from './judge-impersonation.rule.ts';

/** The impersonation a browser's cookie stands for, when it is over while the staff member's own session still waits; null otherwise. */
export const findWaiting = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'secrets' | 'clock'>,
  caller: Caller,
  secret: string | null,
): Promise<ImpersonationFacts | null> => {
  if (secret === null) return null;
  const now = ports.clock.now();
  const hash = ports.secrets.digest(secret);
  const { variant } = caller;
  const facts = await tx.impersonations.find({ by: 'refresh', hash, variant, now });
  if (facts === null || facts.staffSession === null) return null;
  const waits =
    sessionAlive(facts.staffSession, facts.actor, now) &&
    (await tx.sessions.findSuspended(facts.staffSessionId, now)) !== null;
  const over = whyOver(facts, now) !== null || !(await goesOn(tx, facts, now));
  return waits && over ? facts : null;
};

const goesOn = async (
  tx: Transaction,
  { sessionId, subjectId }: ImpersonationFacts,
  now: number,
): Promise<boolean> => {
  const live = await tx.sessions.findLive(sessionId, now);
  return live !== null && sessionAlive(live.row, await tx.accounts.findById(subjectId), now);
};
