import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { ToastStore } from '../kit/toast.store.ts';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { FaultViewContext, SectionBoundary, type FaultView } from './section-slot.tsx';

/** The toasts of the whole app. */
export const ToastContext = createContext<ToastStore>(new ToastStore(Date.now));

/** Returns the store through which a screen shows toasts. */
export const useToasts = (): ToastStore => useContext(ToastContext);

const ToastRegion = lazyComponent(
  async () => (await import('../kit/toast-region.tsx')).ToastRegion,
);

const Unseen = ({ retry }: { readonly retry: () => void }) => {
  const toasts = useToasts();
  useEffect(() => toasts.subscribe(retry), [toasts, retry]);
  return null;
};

// If toasts fail to render, the page stays usable. The next toast retries.
const unseen: FaultView = ({ retry }) => <Unseen retry={retry} />;

/** Renders the toasts. Their code is loaded with the first toast. */
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
        <ToastRegion store={toasts} />
      </SectionBoundary>
    </FaultViewContext>
  ) : null;
};
