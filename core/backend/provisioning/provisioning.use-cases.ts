import { isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import { type Provisioning, WAITING_SHOWN } from '../../provisioning/provisioning.schema.ts';
import type { GroupPorts } from '../account-group/administer.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import { createInvites } from './invites.use-cases.ts';
import { createNewPeople } from './new-people.use-cases.ts';
import { createPortalExports } from './portal-exports.use-cases.ts';
import { createPortalImports } from './portal-imports.use-cases.ts';
import { createSiteGroups } from './site-groups.use-cases.ts';
import { createTerms } from './terms.use-cases.ts';

const orNull = (at: number | null): string | null => (at === null ? null : isoInstant(at));

/** Returns the host of a URL. */
const hostOf = (address: string): string => address.replace(/^\w+:\/\//, '').replace(/\/.*$/, '');

/** Use cases that set up an installation and add groups and people (design "site groups & people"). */
export const createProvisioning = (
  ports: GroupPorts & Pick<BackendPorts, 'serverSetup' | 'vault' | 'portalFileReader' | 'pause'>,
) => ({
  ...createTerms(ports),
  ...createSiteGroups(ports),
  ...createInvites(ports),
  ...createNewPeople(ports),
  ...createPortalImports(ports),
  ...createPortalExports(ports),

  /** Returns the setup progress of the installation, and the people without a password. */
  provisioning: (_caller: SessionCaller): Reply<Provisioning> =>
    ports.unitOfWork.read(async (tx) => {
      const { since, mailedAt, mailFails, ...found } = await tx.people.installation(WAITING_SHOWN);
      return ok({
        ...found,
        host: hostOf(ports.publicUrls.dealer),
        since: isoInstant(since),
        timeZone: ports.providerTimeZone,
        server: { ...ports.serverSetup, mailedAt: orNull(mailedAt), mailFails },
        waiting: found.waiting.map(({ sentAt, expiresAt, groups, ...person }) => ({
          ...person,
          groups: [...groups],
          sentAt: orNull(sentAt),
          expiresAt: orNull(expiresAt),
        })),
      });
    }),
});
