import type { PasscodesGateway } from '#core/passcodes/passcodes.gateway.port.ts';
import * as wire from '../wire/passcodes.wire.ts';
import type { ApiClient } from './api-client.ts';

/** The spoken codes of a site over HTTP. */
export const httpPasscodesGateway = (client: ApiClient): PasscodesGateway => ({
  read: (sn, how) => client.call(wire.sitePasscodes, { sn }, how),
  add: (sn, passcode) => client.call(wire.addPasscode, { sn, ...passcode }),
  change: (sn, id, passcode) => client.call(wire.changePasscode, { sn, id, ...passcode }),
  setPin: (sn, id, pin) => client.call(wire.setContactPin, { sn, id, ...pin }),
  setDuress: (sn, duress) => client.call(wire.setDuressCode, { sn, ...duress }),
  remove: (sn, { of, id }, rev) =>
    client.call(of === 'pin' ? wire.removeContactPin : wire.deletePasscode, { sn, id, rev }),
  restore: (sn, { of, id }, rev) =>
    client.call(of === 'pin' ? wire.restoreContactPin : wire.restorePasscode, { sn, id, rev }),
  removeDuress: (sn, rev) => client.call(wire.removeDuressCode, { sn, rev }),
  restoreDuress: (sn, rev) => client.call(wire.restoreDuressCode, { sn, rev }),
  reveal: (sn, { of, id }) =>
    client.call(of === 'pin' ? wire.revealContactPin : wire.revealPasscode, { sn, id }),
});
