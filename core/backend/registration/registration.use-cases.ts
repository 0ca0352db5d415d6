import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import { issueLink } from './issue-link.operation.ts';
import { registerMsa } from './register-msa.use-case.ts';
import { resendRegistration } from './resend-registration.use-case.ts';
import { setFirstPassword } from './set-first-password.use-case.ts';
import { verifyRegistration } from './verify-registration.use-case.ts';

/** Username of the first staff account of a new installation. */
export const FIRST_USERNAME = 'administrator';

/** How people get a login: customers by proving a site, invited people and the first staff by a link (spec §4.3). */
export const createRegistration = (
  ports: OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'hasher' | 'captcha' | 'publicUrls'>,
) => ({
  /** A new installation's way in: while nobody at all has a password, each start makes a link for the first staff account and voids the one before (SECURITY.md §2.16); null after that. */
  openFirstAccount: (): Promise<{ readonly username: string; readonly link: string } | null> => {
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
  },

  registerMsa: registerMsa(ports),
  resendRegistration: resendRegistration(ports),
  setFirstPassword: setFirstPassword(ports),
  verifyRegistration: verifyRegistration(ports),
});
