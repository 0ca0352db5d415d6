import { accountInfoApi } from '#core/account-info/account-info.api.ts';
import { impersonationApi } from '#core/impersonation/impersonation.api.ts';
import { supportApi } from '#core/support/support.api.ts';
import type { Parts } from '../sections/parts.ts';
import type { Models } from '../sections/section.ts';
import { CertificateCheckViewModel } from './certificate-check.view-model.ts';
import { LatelyLookedUp } from './lately-looked-up.store.ts';
import { PersonPlaceViewModel } from './person-place.view-model.ts';
import { ReportsViewModel } from './reports.view-model.ts';
import { StaffRightsViewModel } from './staff-rights.view-model.ts';
import { DeskViewModel } from './desk.view-model.ts';
import { SupportViewModel } from './support.view-model.ts';
import { ImpersonationsViewModel } from './impersonations.view-model.ts';

const listParts = ({ gatewayOf, toasts, files, own }: Parts) => ({
  support: gatewayOf(supportApi),
  toasts,
  files,
  own,
});

/** Makes the model of the people who may need help, for Support and the staff's Home. */
export const deskModel = (parts: Parts): DeskViewModel =>
  new DeskViewModel({
    support: parts.gatewayOf(supportApi),
    toasts: parts.toasts,
    makeKey: parts.makeKey,
    clock: parts.clock,
    lately: new LatelyLookedUp(parts.own),
  });

export const supportModels: Models = {
  support: (parts) => new SupportViewModel(listParts(parts)),
  supportDesk: deskModel,
  personPlace: (parts) =>
    new PersonPlaceViewModel({
      ...listParts(parts),
      makeKey: parts.makeKey,
      clock: parts.clock,
      lately: new LatelyLookedUp(parts.own),
    }),
  reports: (parts) => new ReportsViewModel(listParts(parts)),
  staffRights: (parts) => new StaffRightsViewModel(listParts(parts)),
  certificateCheck: ({ gatewayOf }) =>
    new CertificateCheckViewModel((number) =>
      gatewayOf(accountInfoApi).checkCertificate({ number }),
    ),
  visits: ({ toasts, files, own, gatewayOf }) => {
    const impersonation = gatewayOf(impersonationApi);
    return new ImpersonationsViewModel({ impersonation, toasts, files, own });
  },
};
