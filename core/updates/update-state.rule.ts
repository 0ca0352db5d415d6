export type UpdateState =
  | { readonly kind: 'current' }
  /** A newer version is ready. `warned` means that the person was warned about losing unsaved work. */
  | { readonly kind: 'ready'; readonly asking: boolean; readonly warned: boolean }
  /** The newer version was asked to take over and has not done so yet. */
  | { readonly kind: 'takingOver' }
  /** The page is older than the version being served: another tab activated the newer version, or a part of this version is gone. */
  | { readonly kind: 'outdated'; readonly asking: boolean; readonly warned: boolean }
  | { readonly kind: 'leaving' };

export type UpdateEvent =
  | { readonly kind: 'found' }
  | { readonly kind: 'tookOver' }
  /** The newer version was asked to take over and did not do so in time. */
  | { readonly kind: 'stalled' }
  /** A part of this page's version is no longer on the server. */
  | { readonly kind: 'partMissing' }
  /** The service worker has failed. `mayReload` prevents reload loops. */
  | { readonly kind: 'broken'; readonly dirty: boolean; readonly mayReload: boolean }
  | { readonly kind: 'pressed'; readonly dirty: boolean }
  | { readonly kind: 'postponed' };

export interface UpdateStep {
  readonly state: UpdateState;
  readonly act: 'nothing' | 'takeOver' | 'reload';
}

export const CURRENT: UpdateState = { kind: 'current' };

const READY: UpdateState = { kind: 'ready', asking: true, warned: false };
const OUTDATED: UpdateState = { kind: 'outdated', asking: true, warned: false };

const stay = (state: UpdateState): UpdateStep => ({ state, act: 'nothing' });
const RELOAD: UpdateStep = { state: { kind: 'leaving' }, act: 'reload' };

const press = (state: UpdateState, dirty: boolean): UpdateStep => {
  if (state.kind !== 'ready' && state.kind !== 'outdated') return stay(state);
  if (dirty && !state.warned) return stay({ ...state, asking: true, warned: true });
  // If the page is outdated because a part is gone, a newer version may still be waiting to take over.
  return { state: { kind: 'takingOver' }, act: 'takeOver' };
};

/**
 * Returns the next update state (spec §4.3, SECURITY.md §3). The page reloads when the person presses Refresh (twice with
 * unsaved work), or once for a broken worker. It never reloads automatically over unsaved work.
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
