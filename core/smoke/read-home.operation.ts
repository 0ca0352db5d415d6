import { counted } from '../kernel/counted.rule.ts';
import { type Failure, ok, type Result, err, type Answer } from '../kernel/result.ts';
import { APPLICATIONS, type Application } from '../permission/application.schema.ts';
import type { SessionGateway } from '../session/session.gateway.port.ts';
import { describeFailure } from './describe-failure.rule.ts';
import type { SmokeHome, SmokeLine } from './deployment.gateway.port.ts';

const sites = (count: number): string => counted(count, 'site');

/** Returns the counts on the home page of the account's audience, as a short text. */
export const readHome = async (home: SmokeHome, application: Application): Answer<string> => {
  if (application === APPLICATIONS.dealer) {
    const found = await home.dealerHome();
    if (!found.ok) return found;
    const { sites: count, activeAlarmCount, onTestCount } = found.value;
    const onTest = onTestCount === null ? '' : `, ${onTestCount} on test`;
    return ok(`${sites(count)}, ${activeAlarmCount} in alarm${onTest}`);
  }
  if (application === APPLICATIONS.customer) {
    const found = await home.consumerHome();
    return found.ok ? ok(sites(found.value.sites.length)) : found;
  }
  const found = await home.staffHome();
  if (!found.ok) return found;
  return ok(`${sites(found.value.sites)} in ${found.value.siteGroups} site groups`);
};

/** Checks whether a failure means that the server no longer knows the session. Returns false if the response is missing. */
const saysOver = (failure: Failure): boolean =>
  failure.kind === 'sessionEnded' ||
  failure.kind === 'empty' ||
  (failure.kind === 'refused' && failure.status === 401);

/** Signs out and verifies that neither the old token nor the old cookie is accepted any longer. */
export const endSession = async (
  session: SessionGateway,
  line: SmokeLine,
): Promise<Result<void, string>> => {
  const text = (failure: Failure): string => describeFailure(failure, line.fault());
  const out = await session.signOut();
  if (!out.ok) return err(text(out.error));
  const me = await session.me();
  if (me.ok) return err('the session still answers after signing out');
  if (!saysOver(me.error)) return err(`cannot tell whether it is over: ${text(me.error)}`);
  const again = await session.refresh();
  if (again.ok) return err('the session can still be resumed after signing out');
  if (!saysOver(again.error)) return err(`cannot tell whether it is over: ${text(again.error)}`);
  return ok(undefined);
};
