import { createContext, lazy, Suspense, useContext, useSyncExternalStore } from 'react';
import { ToastStore } from '../kit/toast.store.ts';

const ToastRegion = lazy(() =>
  import('../kit/toast-region.tsx').then((module) => ({ default: module.ToastRegion })),
);

/** The toasts of the whole app. */
export const ToastContext = createContext<ToastStore>(new ToastStore());

/** Where a screen says something in passing. */
export const useToasts = (): ToastStore => useContext(ToastContext);

/** Shows the toasts; its looks are fetched with the first one. */
export const Notices = () => {
  const toasts = useToasts();
  const any = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.past.length > 0,
    () => false,
  );
  return any ? (
    <Suspense>
      <ToastRegion store={toasts} />
    </Suspense>
  ) : null;
};
