import { passcodesApi } from '#core/passcodes/passcodes.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof passcodesApi> = {
  sitePasscodes: 'GET site/{sn}/passcodes',
  addPasscode: 'POST site/{sn}/passcodes',
  changePasscode: 'PUT site/{sn}/passcodes/{id}',
  deletePasscode: 'DELETE site/{sn}/passcodes/{id}',
  restorePasscode: 'POST site/{sn}/passcodes/{id}/restore',
  revealPasscode: 'POST site/{sn}/passcodes/{id}/reveal',
  setContactPin: 'PUT site/{sn}/contact-pins/{id}',
  removeContactPin: 'DELETE site/{sn}/contact-pins/{id}',
  restoreContactPin: 'POST site/{sn}/contact-pins/{id}/restore',
  revealContactPin: 'POST site/{sn}/contact-pins/{id}/reveal',
  setDuressCode: 'PUT site/{sn}/duress-code',
  removeDuressCode: 'DELETE site/{sn}/duress-code',
  restoreDuressCode: 'POST site/{sn}/duress-code/restore',
};

export const passcodesRoutes = routesOf(passcodesApi, lines);
