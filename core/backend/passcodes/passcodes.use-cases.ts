import { instantOf } from '../../kernel/instant.ts';
import { mapOk } from '../../kernel/result.ts';
import type { SitePasscodes } from '../../passcodes/site-passcodes.schema.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import { readOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import type { CodePorts } from './keeps-enough.operation.ts';
import { changePasscodes } from './change-passcodes.use-cases.ts';
import { contactPins } from './contact-pins.use-cases.ts';
import { duressCodes } from './duress-codes.use-cases.ts';
import { removeCodes } from './remove-codes.use-cases.ts';
import { revealCodes } from './reveal-codes.use-cases.ts';

/** Checks the right to see facts about the duress code. Staff in a view-only impersonation session never see them. */
const maySeeDuress = ({ session }: SessionCaller): boolean =>
  session.permissions.includes('sitePasscodeEdit') && session.impersonation?.mode !== 'look';

/** Use cases for the spoken codes of a site (domain guide 6.4). */
export const createPasscodes = (ports: CodePorts) => ({
  ...changePasscodes(ports),
  ...contactPins(ports),
  ...duressCodes(ports),
  ...removeCodes(ports),
  ...revealCodes(ports),

  /**
   * Returns all facts about the codes of a site, but not the codes. Facts about the duress code are included only for
   * users who may change it.
   */
  sitePasscodes: async (caller: SessionCaller, input: SiteInput): Reply<SitePasscodes> => {
    const read = await readOfSite(ports, caller, input, (tx, where) =>
      tx.sitePasscodes.read(where, maySeeDuress(caller)),
    );
    return mapOk(read, (found) => ({
      ...found,
      today: ports.wallClock.wallTime(instantOf(found.asOf), found.timeZone).slice(0, 10),
    }));
  },
});
