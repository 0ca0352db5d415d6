import type { PasscodesGateway } from '#core/passcodes/passcodes.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { passcodesRoutes } from '../wire/passcodes.routes.ts';

/** The spoken codes of a site over HTTP. */
export const httpPasscodesGateway = (client: ApiClient): PasscodesGateway => ({
  read: (sn, how) => client.call(passcodesRoutes.sitePasscodes, { sn }, how),
  add: (sn, passcode) => client.call(passcodesRoutes.addPasscode, { sn, ...passcode }),
  change: (sn, id, passcode) =>
    client.call(passcodesRoutes.changePasscode, { sn, id, ...passcode }),
  setPin: (sn, id, pin) => client.call(passcodesRoutes.setContactPin, { sn, id, ...pin }),
  setDuress: (sn, duress) => client.call(passcodesRoutes.setDuressCode, { sn, ...duress }),
  remove: (sn, { of, id }, rev) =>
    of === 'pin'
      ? client.call(passcodesRoutes.removeContactPin, {
          sn,
          id,
          rev,
        })
      : client.call(passcodesRoutes.deletePasscode, {
          sn,
          id,
          rev,
        }),
  restore: (sn, { of, id }, rev) =>
    of === 'pin'
      ? client.call(passcodesRoutes.restoreContactPin, { sn, id, rev })
      : client.call(passcodesRoutes.restorePasscode, { sn, id, rev }),
  removeDuress: (sn, rev) => client.call(passcodesRoutes.removeDuressCode, { sn, rev }),
  restoreDuress: (sn, rev) => client.call(passcodesRoutes.restoreDuressCode, { sn, rev }),
  reveal: (sn, { of, id }) =>
    of === 'pin'
      ? client.call(passcodesRoutes.revealContactPin, {
          sn,
          id,
        })
      : client.call(passcodesRoutes.revealPasscode, {
          sn,
          id,
        }),
});
