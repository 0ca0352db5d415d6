import type { Subscription } from 'rxjs';
import type { DealerFigures } from '#core/home/dealer-figures.store.ts';
import { goesClassic, landAfterLogin } from '#core/login/landing.rule.ts';
import { matchRoute, sectionFor } from '#core/navigation/match-route.rule.ts';
import { groupFromAddress, readPlace } from '#core/navigation/read-place.rule.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import { actionRequired } from '#core/session/session-state.rule.ts';
import type { SessionView } from '#core/session/session-view.schema.ts';
import type { Variant } from '#core/session/user.schema.ts';
import type { SectionName } from '#ui/shell/registry.ts';

/** Milliseconds after a sign-in, by which time the user's screen is displayed. */
export const SETTLED = 2000;

/** The parts of each screen that are fetched in advance. */
const WITHIN: Readonly<Partial<Record<SectionName, readonly SectionName[]>>> = {
  home: ['news-card'],
  site: ['site-cards'],
};
const NEXT: Readonly<Partial<Record<SectionName, readonly SectionName[]>>> = {
  home: ['account-search', 'site', 'site-cards'],
  site: ['account-search'],
};

interface Ports {
  readonly session: SessionContext;
  readonly figures: Pick<DealerFigures, 'ahead'>;
  readonly variant: Variant;
  readonly address: () => Pick<Location, 'pathname' | 'search'>;
  readonly fetchPart: (name: SectionName) => Promise<unknown>;
}

/** Returns the path that will be shown: the current path, or the target after a sign-in. */
const pathOf = (
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  view: SessionView,
  variant: Variant,
): string | null => {
  if (pathname !== '/' && !pathname.startsWith('/login')) return pathname;
  const returnUrl = new URLSearchParams(search).get('returnUrl');
  const landing = landAfterLogin(view, { variant, returnUrl });
  return landing.to === 'path' ? landing.path.replace(/[?#].*/, '') : null;
};

/**
 * Prefetches the parts of the user's screen and a dealer's dashboard counts, when a user is signed in or chooses another
 * group. The prefetch waits until the group is settled, so that nothing is requested for a group about to change.
 */
export const lookAhead = ({ session, figures, variant, address, fetchPart }: Ports) => {
  let watch: Subscription | null = null;
  let looked: string | null = null;
  let soon: ReturnType<typeof setTimeout> | undefined;

  const fetchParts = (names: readonly SectionName[] = []): void => {
    for (const name of names)
      fetchPart(name).catch((cause: unknown) =>
        console.info(`The part ${name} is fetched later`, cause),
      );
  };

  /** Returns false if the URL names another group. The frame then switches the group, which triggers another prefetch. */
  const inItsGroup = (view: SessionView): boolean => {
    const query = new URLSearchParams(address().search);
    const wanted = groupFromAddress(
      readPlace((name) => query.get(name)),
      view.user,
    );
    return view.siteGroupNum !== null && (wanted ?? view.siteGroupNum) === view.siteGroupNum;
  };

  const open = (view: SessionView): void => {
    const path = pathOf(address(), view, variant);
    const route = path === null ? null : matchRoute(path);
    const section = route === null ? null : sectionFor(route, view.user.applicationNum);
    if (section === null) return;
    if (section === 'home' && inItsGroup(view)) figures.ahead();
    fetchParts([section, ...(WITHIN[section] ?? [])]);
    clearTimeout(soon);
    soon = setTimeout(() => fetchParts(NEXT[section]), SETTLED);
  };

  return {
    /** Starts the prefetching. A second call has no effect. */
    start: (): void => {
      watch ??= session.state$.subscribe(() => {
        // Reads the current state instead of the event, because an earlier listener may already have settled the group.
        const { view, context } = session.current;
        const present = view !== null && !actionRequired(view.requirements) && !goesClassic(view);
        const now = present ? `${context.epoch}.${context.groupVersion}` : null;
        if (now === looked) return;
        looked = now;
        clearTimeout(soon);
        if (view !== null && present) open(view);
      });
    },
    dispose: (): void => {
      watch?.unsubscribe();
      watch = null;
      clearTimeout(soon);
    },
  };
};
