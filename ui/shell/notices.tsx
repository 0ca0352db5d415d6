import {
  createContext,
  lazy,
  Suspense,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { ToastStore } from '../kit/toast.store.ts';
import { FaultViewContext, SectionBoundary, type FaultView } from './section-slot.tsx';

/** The toasts of the whole app. */
export const ToastContext = createContext<ToastStore>(new ToastStore(Date.now));

/** Where a screen says something in passing. */
export const useToasts = (): ToastStore => useContext(ToastContext);

const fetchRegion = () =>
  lazy(async () => ({ default: (await import('../kit/toast-region.tsx')).ToastRegion }));

const Unseen = ({ retry }: { readonly retry: () => void }) => {
  const toasts = useToasts();
  useEffect(() => toasts.subscribe(retry), [toasts, retry]);
  return null;
};

// Notices that cannot be drawn must not take the page with them; the next one tries again.
const unseen: FaultView = ({ retry }) => <Unseen retry={retry} />;

/** Shows the toasts; its looks are fetched with the first one. */
export const Notices = () => {
  const toasts = useToasts();
  const [ToastRegion, fetchAnew] = useState(fetchRegion);
  const any = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.list().length > 0,
    () => false,
  );
  return any ? (
    <FaultViewContext value={unseen}>
      <SectionBoundary onRetry={() => fetchAnew(fetchRegion())}>
        <Suspense>
          <ToastRegion store={toasts} />
        </Suspense>
      </SectionBoundary>
    </FaultViewContext>
  ) : null;
};
