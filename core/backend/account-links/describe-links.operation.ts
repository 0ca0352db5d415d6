import { activeSite } from '../../account-links/links.rule.ts';
import type { AccountLinks } from '../../account-links/account-links.schema.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** All links of a customer as they stand, with the site they work with. */
export const describeLinks = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock'>,
  accountId: string,
): Promise<AccountLinks> => {
  const links = await tx.links.list(accountId, ports.clock.now());
  return {
    links: [...links],
    activeSiteNum: activeSite(links, await tx.links.chosenSite(accountId)),
  };
};

/** After a change: writes down which site is the active one now, so that no later change moves it by chance, and lets every session of the customer follow to its group. */
export const settleLinks = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock'>,
  accountId: string,
): Promise<AccountLinks> => {
  const after = await describeLinks(tx, ports, accountId);
  const active = after.links.find(({ siteNum }) => siteNum === after.activeSiteNum);
  await tx.links.chooseSite(accountId, after.activeSiteNum);
  await tx.sessions.setSiteGroup(accountId, active?.siteGroupNum ?? null);
  return after;
};
