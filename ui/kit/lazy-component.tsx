import { startTransition, useLayoutEffect, useState, type ComponentType } from 'react';

/** A part of the portal could not be fetched; anything else that is caught is a fault in drawing it. */
export class PartUnavailable extends Error {}

/** A component whose code is fetched when it is first needed. */
interface Source<P> {
  /** The component; null before it has been fetched. */
  readonly loaded: () => ComponentType<P> | null;
  /** A repeat answers the same promise, a failed one is tried anew. */
  readonly load: () => Promise<ComponentType<P>>;
}

type State<P> =
  | { readonly at: 'loading'; readonly arrival: Promise<ComponentType<P>> }
  | { readonly at: 'loaded'; readonly Part: ComponentType<P> }
  | { readonly at: 'failed'; readonly cause: unknown };

/**
 * Where the component of a source is. One that is there is drawn at once. One that arrives is drawn in a transition, so that the page takes keys meanwhile.
 * Suspense would wait until 300 ms after it drew its last fallback; ours are empty or a spinner, which nobody needs to
 * see for long.
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

/** The component of a source; null while it is on its way, throws {@link PartUnavailable} where it could not be fetched. */
export const useComponent = <P,>(source: Source<P>): ComponentType<P> | null => {
  const state = useArrival(source);
  if (state.at === 'failed')
    throw new PartUnavailable('A part could not be fetched', { cause: state.cause });
  return state.at === 'loaded' ? state.Part : null;
};

/**
 * A component that is fetched when it is first drawn, and draws nothing until then. Where it cannot be fetched,
 * `Unavailable` stands in its place, or a boundary around it catches that; it is tried again when it is drawn again.
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
