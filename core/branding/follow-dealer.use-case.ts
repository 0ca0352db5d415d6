import {
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  shareReplay,
  switchMap,
  tap,
} from 'rxjs';
import type { Clock } from '../kernel/clock.port.ts';
import type { SessionContext } from '../session/session-context.ts';
import { actionRequired, type SessionState } from '../session/session-state.rule.ts';
import { APPLICATIONS } from '../permission/application.schema.ts';
import { type Branding, DEFAULT_BRANDING } from './branding.schema.ts';
import type { BrandingGateway, DealerMemory } from './dealer-memory.port.ts';

/** The branding that the page was loaded with, its group, and when it was loaded. */
export interface BrandingOfPage {
  readonly branding: Branding;
  readonly brandingOf: number | null;
  readonly readAt: number;
}

/** How many milliseconds the branding counts as fresh. A sign-in page may stay open for days. */
const FRESH = 60000;

/** Whose branding a state requires: a dealer's, the provider's own for staff, or the one already shown. */
type Owner = number | 'provider' | 'unchanged';

const ownerOf = ({ view }: SessionState): Owner => {
  if (view === null) return 'unchanged';
  if (view.user.applicationNum === APPLICATIONS.staff) return 'provider';
  return view.siteGroupNum ?? 'unchanged';
};

/** When staff impersonate a dealer, the browser must not remember that dealer. */
const signedIn = ({ view }: SessionState): boolean =>
  view !== null && view.impersonation === null && !actionRequired(view.requirements);

/**
 * Keeps the portal in the branding of the session's dealer, and makes the browser remember that dealer after sign-in.
 * Emits the branding to show. Later subscribers get the latest one without a second request, and branding that has just
 * come with the page is not requested again.
 */
export const followDealer = (ports: {
  readonly session: SessionContext;
  readonly branding: BrandingGateway;
  readonly memory: DealerMemory;
  readonly page: BrandingOfPage;
  readonly clock: Clock;
}): Observable<Branding> => {
  const { session, page, clock } = ports;
  const { state$ } = session;
  const cameWithPage = (owner: number): boolean =>
    owner === page.brandingOf && clock.now() - page.readAt < FRESH;
  const branding$ = state$.pipe(
    map(ownerOf),
    distinctUntilChanged(),
    switchMap((owner) => {
      if (owner === 'unchanged') return EMPTY;
      if (owner === 'provider') return of(DEFAULT_BRANDING);
      if (cameWithPage(owner)) return of(page.branding);
      // If the branding cannot be loaded, the current one stays without an error message.
      return defer(() => ports.branding.branding(owner)).pipe(
        switchMap((read) => (read.ok ? of(read.value) : EMPTY)),
      );
    }),
  );
  const remembered$ = state$.pipe(
    filter(signedIn),
    map(ownerOf),
    filter((owner) => typeof owner === 'number'),
    distinctUntilChanged(),
    tap((siteGroupNum) => ports.memory.remember(siteGroupNum)),
    ignoreElements(),
  );
  return merge(branding$, remembered$).pipe(shareReplay(1));
};
