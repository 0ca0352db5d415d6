import type { Failure } from '../kernel/failure.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { SessionGateway } from '../session/session.gateway.port.ts';
import { describeFailure } from './describe-failure.rule.ts';

/** Whether this answer says that the server no longer knows the session, and not merely that nobody answered. */
const saysOver = (failure: Failure): boolean =>
  failure.kind === 'sessionEnded' ||
  failure.kind === 'empty' ||
  (failure.kind === 'refused' && failure.status === 401);

/** Signs out and makes sure of it: neither the old token nor the old cookie may open anything again. */
export const endSession = async (session: SessionGateway): Promise<Result<void, string>> => {
  const out = await session.signOut();
  if (!out.ok) return err(describeFailure(out.error));
  const me = await session.me();
  if (me.ok) return err('the session still answers after signing out');
  if (!saysOver(me.error))
    return err(`cannot tell whether it is over: ${describeFailure(me.error)}`);
  const again = await session.refresh();
  if (again.ok) return err('the session can still be resumed after signing out');
  if (!saysOver(again.error)) {
    return err(`cannot tell whether it is over: ${describeFailure(again.error)}`);
  }
  return ok(undefined);
};
