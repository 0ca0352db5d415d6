import type { BackendPorts } from '../backend-ports.ts';
import { issueLink } from './issue-link.operation.ts';

/** Username of the first staff account of a new installation. */
export const FIRST_USERNAME = 'administrator';

/** A new installation's way in: while nobody at all has a password, each start makes a link for the first staff account and voids the one before (SECURITY.md §2.16); null after that. */
export const openFirstAccount =
  (ports: BackendPorts) =>
  (): Promise<{ readonly username: string; readonly link: string } | null> => {
    const { clock, ids, unitOfWork } = ports;
    return unitOfWork.run(async (tx) => {
      await tx.registrations.createFirstStaff({
        id: ids.next(),
        username: FIRST_USERNAME,
        name: 'Administrator',
        now: clock.now(),
      });
      const staff = await tx.registrations.unclaimedStaff();
      if (staff === null) return null;
      const order = { kind: 'setupLink', subject: staff.id, variant: 'dealer' } as const;
      return { username: staff.username, link: await issueLink(tx, ports, order) };
    });
  };
