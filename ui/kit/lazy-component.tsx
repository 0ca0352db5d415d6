import { startTransition, useLayoutEffect, useState, type ComponentType } from 'react';

/**
 * Thrown if a part of the portal could not be loaded. An error boundary uses this class to distinguish a loading failure
 * from a rendering error.
 */
export class PartUnavailable extends Error {}

/** A component whose code is loaded when first needed. */
interface Source<P> {
  /** Returns the component; null before it is loaded. */
  readonly loaded: () => ComponentType<P> | null;
  /** Loads the component. Repeated calls return the same promise; a call after a failure loads again. */
  readonly load: () => Promise<ComponentType<P>>;
}

type State<P> =
  | { readonly at: 'loading'; readonly arrival: Promise<ComponentType<P>> }
  | { readonly at: 'loaded'; readonly Part: ComponentType<P> }
  | { readonly at: 'failed'; readonly cause: unknown };

/**
 * Returns the loading state of a component. A component that is already loaded renders at once; otherwise it renders in a
 * transition once it is loaded. Suspense is not used because it delays content by up to 300 ms after a fallback.
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

/** Returns the component of a source; null while it is loading. Throws {@link PartUnavailable} if loading failed. */
export const useComponent = <P,>(source: Source<P>): ComponentType<P> | null => {
  const state = useArrival(source);
  if (state.at === 'failed')
    throw new PartUnavailable('A part could not be fetched', { cause: state.cause });
  return state.at === 'loaded' ? state.Part : null;
};

/**
 * Creates a component whose code is loaded on first render and that renders nothing until then. After a failure the
 * component renders `Unavailable` or throws, and its next render loads the code again.
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
