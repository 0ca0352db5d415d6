import type { SessionView } from '#core/session/session-view.schema.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';

type Reader = Pick<SessionView, 'impersonation'> & {
  readonly user: Pick<SessionView['user'], 'applicationNum' | 'name' | 'username'>;
};

/** Returns why a screen is not accessible and whom to ask, depending on the audience (spec §2.1 access-denied). */
export const accessDeniedText = (view: Reader | null): string => {
  if (view === null) return 'Your account has no right to see this.';
  const { user, impersonation } = view;
  if (impersonation !== null)
    return `${user.name} (${user.username}) has no right to see this, and you see the portal as they do. End the view-as session to continue as yourself.`;
  const closed = `Your account (${user.username}) has no right to see this.`;
  switch (user.applicationNum) {
    case APPLICATIONS.staff:
      return `${closed} A colleague who manages staff rights can give it, in Support under Staff rights.`;
    case APPLICATIONS.dealer:
      return `${closed} The administrator of your company can grant it; if that is you, ask your provider.`;
    case APPLICATIONS.customer:
      return `${closed} If it should, call the company that looks after your alarm system.`;
  }
};
