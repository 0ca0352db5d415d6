import { startTransition, useLayoutEffect, useState, type ComponentType } from 'react';

/** A part of the portal could not be downloaded. Any other caught error is a rendering fault. */
export class PartUnavailable extends Error {}

/** A component whose code is downloaded when it is first needed. */
interface Source<P> {
  /** The component; null before it is downloaded. */
  readonly loaded: () => ComponentType<P> | null;
  /** A repeated call returns the same promise; after a failure, it tries again. */
  readonly load: () => Promise<ComponentType<P>>;
}

type State<P> =
  | { readonly at: 'loading'; readonly arrival: Promise<ComponentType<P>> }
  | { readonly at: 'loaded'; readonly Part: ComponentType<P> }
  | { readonly at: 'failed'; readonly cause: unknown };

/**
 * Returns the state of a source's component. A component that is already loaded renders at once. One that arrives later
 * renders in a transition, so that the page stays responsive. Suspense would wait until 300 ms after it rendered its last
 * fallback; the fallbacks here are empty or a spinner, which need no minimum time.
 */
const useArrival = <P,>(source: Source<P>): State<P> => {
  const [state, setState] = useState<State<P>>(() => {
    const Part = source.loaded();
    return Part === null ? { at: 'loading', arrival: source.load() } : { at: 'loaded', Part };
  });
  const arrival = state.at === 'loading' ? state.arrival : null;
  useLayoutEffect(() => {
    let isGone = false;
    const show = (next: State<P>): void => {
      if (!isGone) startTransition(() => setState(next));
    };
    arrival?.then(
      (Part) => show({ at: 'loaded', Part }),
      (cause: unknown) => show({ at: 'failed', cause }),
    );
    return () => {
      isGone = true;
    };
  }, [arrival]);
  return state;
};

/** Returns the component of a source; null while it is loading. Throws {@link PartUnavailable} if it could not be downloaded. */
export const useComponent = <P,>(source: Source<P>): ComponentType<P> | null => {
  const state = useArrival(source);
  if (state.at === 'failed')
    throw new PartUnavailable('A part could not be fetched', { cause: state.cause });
  return state.at === 'loaded' ? state.Part : null;
};

/**
 * Creates a component whose code is downloaded when it is first rendered; it renders nothing until then. After a failure,
 * `Unavailable` or an error boundary takes its place, and the next render tries again.
 */
export const lazyComponent = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Unavailable?: ComponentType,
): ComponentType<P> => {
  let loaded: ComponentType<P> | null = null;
  let loading: Promise<ComponentType<P>> | null = null;
  const loadOnce = async (): Promise<ComponentType<P>> => {
    try {
      return (loaded = await load());
    } catch (cause) {
      loading = null;
      throw cause;
    }
  };
  const source: Source<P> = { loaded: () => loaded, load: () => (loading ??= loadOnce()) };
  if (Unavailable === undefined)
    return (props) => {
      const Part = useComponent(source);
      return Part === null ? null : <Part {...props} />;
    };
  return (props) => {
    const state = useArrival(source);
    if (state.at === 'failed') return <Unavailable />;
    return state.at === 'loaded' ? <state.Part {...props} /> : null;
  };
};
