import { accountInfoApi } from '#core/account-info/account-info.api.ts';
import { impersonationApi } from '#core/impersonation/impersonation.api.ts';
import { ok } from '#core/kernel/result.ts';
import { grantedPermissions } from '#core/session/granted-permissions.rule.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import { STAFF_RIGHTS } from '#core/permission/permissions.ts';
import { supportApi } from '#core/support/support.api.ts';
import type { IntakePage } from '#core/support/supported-users.schema.ts';
import type { Parts } from '../sections/parts.ts';
import type { Models } from '../sections/section.ts';
import { Loadable } from '../shell/loadable.ts';
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

export const mayHelp = (view: SessionContext['current']['view']): boolean =>
  view !== null && grantedPermissions(view.user).has(STAFF_RIGHTS.support);

/** How many of the newest entries of the inbox are listed. */
const NEWEST = 4;

/** Makes the newest entries of the inbox that nobody has taken, for Support and the staff's Home. */
export const inboxModel = ({ context, gatewayOf }: Parts): Loadable<IntakePage> =>
  new Loadable({
    read: async () =>
      mayHelp(context.current.view)
        ? gatewayOf(supportApi).supportReports({
            search: '',
            filters: { status: 'New' },
            sort: null,
            page: 1,
            size: NEWEST,
          })
        : ok({ reports: [], total: 0 }),
    fallback: 'The new reports could not be loaded.',
  });

export const supportModels: Models = {
  support: (parts) => new SupportViewModel(listParts(parts)),
  supportDesk: deskModel,
  supportInbox: inboxModel,
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
