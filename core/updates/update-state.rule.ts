/** The state of this page relative to the versions of the portal. */
export type UpdateState =
  | { readonly kind: 'current' }
  /** A newer version is ready. `warned` means that the person has been told that unsaved work would be lost. */
  | { readonly kind: 'ready'; readonly asking: boolean; readonly warned: boolean }
  /** The newer version was asked to take over. */
  | { readonly kind: 'takingOver' }
  /** The page is older than the version being served: another tab let the newer version take over, or a part of this version is gone. */
  | { readonly kind: 'outdated'; readonly asking: boolean; readonly warned: boolean }
  /** The page is reloading. */
  | { readonly kind: 'leaving' };

/** The events that change the state. */
export type UpdateEvent =
  | { readonly kind: 'found' }
  | { readonly kind: 'tookOver' }
  /** The newer version was asked to take over and did not respond. */
  | { readonly kind: 'stalled' }
  /** A part of this page's version is no longer available. */
  | { readonly kind: 'partMissing' }
  /** The worker has failed. `mayReload` prevents reload loops. */
  | { readonly kind: 'broken'; readonly dirty: boolean; readonly mayReload: boolean }
  | { readonly kind: 'pressed'; readonly dirty: boolean }
  | { readonly kind: 'postponed' };

/** The next state, and the action it requires. */
export interface UpdateStep {
  readonly state: UpdateState;
  readonly act: 'nothing' | 'takeOver' | 'reload';
}

/** The state when no newer version is known. */
export const CURRENT: UpdateState = { kind: 'current' };

const READY: UpdateState = { kind: 'ready', asking: true, warned: false };
const OUTDATED: UpdateState = { kind: 'outdated', asking: true, warned: false };

const stay = (state: UpdateState): UpdateStep => ({ state, act: 'nothing' });
const RELOAD: UpdateStep = { state: { kind: 'leaving' }, act: 'reload' };

const press = (state: UpdateState, dirty: boolean): UpdateStep => {
  if (state.kind !== 'ready' && state.kind !== 'outdated') return stay(state);
  if (dirty && !state.warned) return stay({ ...state, asking: true, warned: true });
  // A page that is outdated because a part is gone may also have a newer version waiting.
  return { state: { kind: 'takingOver' }, act: 'takeOver' };
};

/**
 * Returns the next state when versions change (spec §4.3, SECURITY.md §3). The page reloads after the person pressed
 * Refresh (twice with unsaved work), or once for a broken worker. It never reloads automatically over unsaved work.
 */
export const reduceUpdate = (state: UpdateState, event: UpdateEvent): UpdateStep => {
  if (state.kind === 'leaving') return stay(state);
  switch (event.kind) {
    case 'found':
      return stay(state.kind === 'current' || state.kind === 'ready' ? READY : state);
    case 'tookOver':
      return state.kind === 'takingOver' ? RELOAD : stay(OUTDATED);
    case 'stalled':
      return state.kind === 'takingOver' ? RELOAD : stay(state);
    case 'partMissing':
      if (state.kind === 'takingOver') return stay(state);
      return stay(state.kind === 'ready' ? READY : OUTDATED);
    case 'broken':
      return event.mayReload && !event.dirty ? RELOAD : stay(OUTDATED);
    case 'pressed':
      return press(state, event.dirty);
    case 'postponed':
      if (state.kind !== 'ready' && state.kind !== 'outdated') return stay(state);
      return stay({ ...state, asking: false, warned: false });
  }
};
