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

/** The branding that a page came with, whose it is, and when it came. */
export interface BrandingOfPage {
  readonly branding: Branding;
  readonly brandingOf: number | null;
  readonly readAt: number;
}

/** Milliseconds for which they count; a sign-in page may stand open for days. */
const FRESH = 60000;

/** Whose branding a state asks for: a dealer's, the provider's own for staff, or those that are shown already. */
type Owner = number | 'provider' | 'unchanged';

const ownerOf = ({ view }: SessionState): Owner => {
  if (view === null) return 'unchanged';
  if (view.user.applicationNum === APPLICATIONS.staff) return 'provider';
  return view.siteGroupNum ?? 'unchanged';
};

/** A staff member who looks at a dealer's portal does not make this browser that dealer's. */
const signedIn = ({ view }: SessionState): boolean =>
  view !== null && view.impersonation === null && !actionRequired(view.requirements);

/**
 * Keeps the portal in the branding of the session's dealer, and has this browser remember that dealer once the sign-in is
 * complete. Tells the branding to show from now on, the newest first; whoever comes later gets them without a second request,
 * and looks that just came with the page are not asked for again.
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
      // Looks that cannot be had are no reason to trouble anybody: those shown stay.
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
