import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { sectionFor, type Route } from '#core/navigation/match-route.rule.ts';
import type { Application } from '#core/permission/application.schema.ts';
import { applyFont } from '../kit/theme/font.ts';
import {
  AccessDeniedPage,
  NotFoundPage,
  NotServedPage,
  screenFault,
  ServerErrorPage,
} from './message-pages.tsx';
import { guardRoute } from './guard-route.rule.ts';
import { GuardedNavigation } from './guarded-navigation.tsx';
import { useRegistry } from './registry.ts';
import { FaultViewContext, SectionBoundary, SectionSlot } from './section-slot.tsx';
import { AppFrame, AppHeader } from './app-frame.tsx';
import { PlaceNotice } from './place-notice.tsx';
import { usePortalName } from './page-data.ts';
import { useUnservedGroup } from './use-answering-service.ts';
import { useDealerBranding } from './use-dealer-branding.ts';
import { ignoreStrayFiles } from './ignore-stray-files.ts';
import { useModel } from './use-model.ts';
import { WaitingScreen, HeldNotice } from './waiting.tsx';
import { usePlace } from './use-place.ts';
import { ScreenAhead } from './place/screen-ahead.tsx';
import { useScreenPlace } from './place/use-screen-place.ts';

/** The screens that the shell itself contains, by name. */
const OWN: Readonly<Record<string, ReactNode>> = {
  'access-denied': <AccessDeniedPage />,
  'server-error': <ServerErrorPage />,
};

/** Returns the screen of a route that the guard allows. */
const screenFor = (route: Route, application: Application | null): ReactNode => {
  const section = sectionFor(route, application);
  if (section === null) return OWN[route.id] ?? <NotFoundPage />;
  const slot = <SectionSlot name={section} waiting={<ScreenAhead title={route.title} />} />;
  return route.needsSession ? <HeldNotice>{slot}</HeldNotice> : slot;
};

/** Shows a screen only after the group in its URL is active, so that the screen never loads data of another group (spec §2.2 `sg`). */
const AskedGroup = observer(({ children }: { readonly children: ReactNode }) => {
  const group = useRegistry().create('group');
  const { key } = useLocation();
  const place = usePlace();
  useLayoutEffect(() => group.grant(key, place));
  if (group.asksForAnother(key, place)) return null;
  return (
    <>
      <PlaceNotice />
      {children}
    </>
  );
});

/** Shows the screen of a route if the active group has the service the route needs. */
const ServedScreen = observer(
  ({ route, children }: { readonly route: Route; readonly children: ReactNode }) => {
    const unserved = useUnservedGroup(route);
    return unserved === null ? children : <NotServedPage group={unserved} />;
  },
);

const OTHER_TITLES = {
  denied: 'Access denied',
  notFound: 'Page not found',
  wait: null,
  redirect: null,
} as const;

const Screens = observer(() => {
  const registry = useRegistry();
  const session = registry.create('session');
  const faults = useModel('faults');
  useDealerBranding();
  useEffect(() => void applyFont(), []);
  useEffect(() => ignoreStrayFiles(window), []);
  const { pathname, search, hash } = useLocation();
  const { drawn } = registry.create('timeForm');
  useScreenPlace();
  const decision = guardRoute({
    path: pathname,
    rest: search + hash,
    settled: session.settled,
    view: session.view,
    ended: session.ended,
    variant: registry.configuration.variant,
  });
  const title = decision.kind === 'show' ? decision.route.title : OTHER_TITLES[decision.kind];
  const portal = usePortalName();
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${portal}`;
  }, [title, portal]);
  const atFault = pathname === '/server-error';
  useEffect(() => {
    if (atFault) faults.clear();
  }, [atFault, faults, faults.latest]);
  if (faults.latest !== null && !atFault && session.complete) {
    return <Navigate to="/server-error" state={{ ...faults.latest, page: pathname }} />;
  }
  switch (decision.kind) {
    case 'redirect':
      return <Navigate to={decision.path} replace />;
    case 'wait':
      return (
        <>
          <AppHeader />
          <WaitingScreen />
        </>
      );
    case 'denied':
    case 'notFound':
      return (
        <AppFrame>{decision.kind === 'denied' ? <AccessDeniedPage /> : <NotFoundPage />}</AppFrame>
      );
    case 'show':
      return (
        <AppFrame navigation={decision.route.navigation}>
          <AskedGroup>
            <FaultViewContext value={screenFault}>
              <SectionBoundary key={`${pathname} ${drawn}`}>
                <ServedScreen route={decision.route}>
                  {screenFor(decision.route, session.view?.user.applicationNum ?? null)}
                </ServedScreen>
              </SectionBoundary>
            </FaultViewContext>
          </AskedGroup>
        </AppFrame>
      );
  }
});

/** Everything after sign-in: checks the URL, then shows its screen in the frame (spec §2.1, §6). */
export const Shell = () => (
  <GuardedNavigation>
    <Screens />
  </GuardedNavigation>
);
