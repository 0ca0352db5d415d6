import type { ReactNode } from 'react';
import { sectionFor, type Route } from '#core/navigation/match-route.rule.ts';
import type { Application } from '#core/session/user.schema.ts';
import { AccessDeniedPage } from './access-denied.page.tsx';
import { HeldNotice } from './held-notice.tsx';
import { NotFoundPage } from './not-found.page.tsx';
import { SectionSlot } from './section-slot.tsx';
import { ServerErrorPage } from './server-error.page.tsx';

/** Screens the shell draws itself. */
const OWN: Readonly<Record<string, ReactNode>> = {
  'access-denied': <AccessDeniedPage />,
  'server-error': <ServerErrorPage />,
};

/** The screen of a route; a route whose screen is not part of this build is a page that does not exist. */
export const screenFor = (route: Route, application: Application | null): ReactNode => {
  const section = sectionFor(route, application);
  if (section === null) return OWN[route.id] ?? <NotFoundPage />;
  const slot = <SectionSlot name={section} />;
  return route.needsSession ? <HeldNotice>{slot}</HeldNotice> : slot;
};
