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

/** Branding that came with the page, with its site group and the time at which the page was loaded. */
export interface BrandingOfPage {
  readonly branding: Branding;
  readonly brandingOf: number | null;
  readonly readAt: number;
}

/** Milliseconds for which the branding that came with the page counts as fresh. Older branding is loaded again. */
const FRESH = 60000;

/** Whose branding a session state requires: a dealer's (site group number), the provider's own for staff, or the branding already shown. */
type Owner = number | 'provider' | 'unchanged';

const ownerOf = ({ view }: SessionState): Owner => {
  if (view === null) return 'unchanged';
  if (view.user.applicationNum === APPLICATIONS.staff) return 'provider';
  return view.siteGroupNum ?? 'unchanged';
};

/**
 * Returns true if a user is fully signed in. Returns false during an impersonation, so that the browser does not remember
 * the impersonated user's dealer.
 */
const signedIn = ({ view }: SessionState): boolean =>
  view !== null && view.impersonation === null && !actionRequired(view.requirements);

/**
 * Emits the branding of the session's dealer and makes the browser remember that dealer after sign-in. Later subscribers
 * get the latest branding without another request.
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
      // If the branding cannot be loaded, keeps the current branding without an error message.
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
