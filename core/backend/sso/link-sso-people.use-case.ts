import type { Variant } from '../../session/user.schema.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import type { ProvenPerson } from './identity-providers.port.ts';

/** Whose account a person of a provider is, as the operator wrote it down. */
export interface SsoPersonLink extends ProvenPerson {
  readonly username: string;
  readonly audience: Variant;
}

const START: Omit<Caller, 'variant'> = {
  requestId: 'start',
  address: '',
  browserId: '',
  deviceSecret: null,
  userAgent: null,
};

/** Links the people an operator named, at every start: who is linked stays so, also when the name has changed since. Answers the links that name nobody. */
export const linkSsoPeople =
  (ports: BackendPorts) =>
  async (links: readonly SsoPersonLink[]): Promise<readonly SsoPersonLink[]> => {
    const unknown: SsoPersonLink[] = [];
    for (const link of links) if (!(await linkPerson(ports, link))) unknown.push(link);
    return unknown;
  };

const linkPerson = (ports: BackendPorts, link: SsoPersonLink): Promise<boolean> => {
  const { issuer, subject, username, audience } = link;
  return ports.unitOfWork.run(async (tx) => {
    const person = { issuer, subject };
    if ((await tx.sso.accountOf(person)) !== null) return true;
    const account = await tx.accounts.findByLogin(username, audience);
    if (account === null) return false;
    if (await tx.sso.link(person, account.id, ports.clock.now()))
      await recordAudit(
        tx,
        ports,
        { ...START, variant: audience },
        {
          operation: 'sso.link',
          result: 'ok',
          subjectId: account.id,
          detail: person,
        },
      );
    return true;
  });
};
