import { createContext, lazy, Suspense, useContext, useSyncExternalStore } from 'react';
import { ToastStore } from '../kit/toast.store.ts';
import { FaultViewContext, SectionBoundary } from './section-boundary.tsx';

const ToastRegion = lazy(() =>
  import('../kit/toast-region.tsx').then((module) => ({ default: module.ToastRegion })),
);

/** The toasts of the whole app. */
export const ToastContext = createContext<ToastStore>(new ToastStore());

/** Where a screen says something in passing. */
export const useToasts = (): ToastStore => useContext(ToastContext);

// A notice that cannot be drawn must not take the page with it.
const unseen = (): null => null;

/** Shows the toasts; its looks are fetched with the first one. */
export const Notices = () => {
  const toasts = useToasts();
  const any = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.list().length > 0,
    () => false,
  );
  return any ? (
    <FaultViewContext value={unseen}>
      <SectionBoundary>
        <Suspense>
          <ToastRegion store={toasts} />
        </Suspense>
      </SectionBoundary>
    </FaultViewContext>
  ) : null;
};
