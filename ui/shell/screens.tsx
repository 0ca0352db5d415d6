import type { ReactNode } from 'react';
import type { RouteEntry } from '#core/navigation/routes.ts';
import { APPLICATIONS, type Application } from '#core/session/user.schema.ts';
import { DIALOGS } from './dialog-host.tsx';
import { AccessDeniedPage } from './access-denied.page.tsx';
import { NotFoundPage } from './not-found.page.tsx';
import { SectionSlot } from './section-slot.tsx';
import { ServerErrorPage } from './server-error.page.tsx';
import { HeldNotice } from './held-notice.tsx';

/** Navigation entries whose screen or dialog is part of this build; all others stay out of the menus, so that none is dead. */
export const OPEN_ENTRIES: ReadonlySet<string> = new Set([
  'home/dashboard',
  'msa/summary',
  'marketing',
  'support',
  'news/setup',
  'resources',
  ...Object.keys(DIALOGS),
]);

const held = (section: ReactNode): ReactNode => <HeldNotice>{section}</HeldNotice>;

/** The screen of a route; a route whose screen is not part of this build is a page that does not exist. */
export const screenFor = (route: RouteEntry, application: Application | null): ReactNode => {
  switch (route.id) {
    case 'home/dashboard':
      return held(
        application === APPLICATIONS.staff ? (
          <SectionSlot name="staff" />
        ) : (
          <SectionSlot name="home" />
        ),
      );
    case 'msa/summary':
      return held(<SectionSlot name="msa" />);
    case 'site/info':
      return held(<SectionSlot name="site" />);
    case 'support':
      return held(<SectionSlot name="support" />);
    case 'marketing':
      return held(<SectionSlot name="marketing" />);
    case 'resources':
      return held(<SectionSlot name="resources" />);
    case 'news':
      return held(<SectionSlot name="news" />);
    case 'news/setup':
      return held(<SectionSlot name="newsSetup" />);
    case 'icons':
      return <SectionSlot name="icons" />;
    case 'access-denied':
      return <AccessDeniedPage />;
    case 'server-error':
      return <ServerErrorPage />;
    default:
      return <NotFoundPage />;
  }
};
