import type { HomeGateway } from '../home/home.gateway.port.ts';
import type { Failure } from '../kernel/failure.ts';
import { ok, type Result } from '../kernel/result.ts';
import { APPLICATIONS, type Application } from '../session/user.schema.ts';

const sites = (count: number): string => (count === 1 ? '1 site' : `${count} sites`);

/** The landing figures of one's own audience, in a few words; the call that the gate guards. */
export const readHome = async (
  home: HomeGateway,
  application: Application,
): Promise<Result<string, Failure>> => {
  if (application === APPLICATIONS.dealer) {
    const found = await home.dealerHome();
    if (!found.ok) return found;
    const { sites: count, activeAlarmCount, onTestCount } = found.value;
    return ok(`${sites(count)}, ${activeAlarmCount} in alarm, ${onTestCount} on test`);
  }
  if (application === APPLICATIONS.customer) {
    const found = await home.consumerHome();
    return found.ok ? ok(sites(found.value.sites.length)) : found;
  }
  const found = await home.staffHome();
  if (!found.ok) return found;
  return ok(`${sites(found.value.sites)} in ${found.value.siteGroups} site groups`);
};
