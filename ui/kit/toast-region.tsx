import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { useExpiry } from './form-alert.tsx';
import { IconButton } from './icon-button.tsx';
import { eachState } from './looks.ts';
import { marked } from './portal-looks.ts';
import { Row } from './stack.ts';
import { styled } from './styled.ts';
import { plainPopover, useTopDialog, useTopLayer } from './top-layer.ts';
import { ToastText } from './toast-text.tsx';
import type { Toast, ToastAction, ToastStore } from './toast.store.ts';

const Frames = styled('section', {
  base: {
    ...plainPopover,
    position: 'fixed',
    zIndex: '80',
    inset: 'auto 16px auto auto',
    display: 'grid',
    gap: '2',
    width: 'min(400px, calc(100vw - 32px))',
  },
  // Cards are at the bottom, because they stay until closed and would cover the header at the top.
  variants: {
    at: {
      top: { top: 'calc(16px + var(--visit, 0px))' },
      foot: {
        bottom: '4',
        '@media (max-width: 640px)': { 'body:has([data-bottom-bar]) &': { bottom: '88px' } },
      },
      // While a panel is open, cards are at the left, so that they do not cover the panel's buttons at the bottom right.
      beside: {
        insetInline: '16px auto',
        bottom: '4',
        '@media (max-width: 640px)': { bottom: '88px' },
      },
    },
  },
});
const Frame = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '20px 1fr 32px',
    alignItems: 'start',
    gap: '3',
    padding: '8px 8px 8px 12px',
    background: 'bg.raised',
    borderInlineStart: '4px solid',
    borderRadius: 'sm',
    boxShadow: 'overlay',
    overflowWrap: 'anywhere',
    animation: 'arrive .16s',
    '& > svg': { boxSize: '20px', marginTop: '6px' },
    '& > [data-words]': { paddingBlock: '6px' },
  },
  variants: {
    tone: eachState((state) => ({
      ...marked(state),
      borderInlineStartColor: `state.${state}.solid`,
    })),
  },
});

const Card = ({ toast, store }: { readonly toast: Toast; readonly store: ToastStore }) => {
  const [onClose] = useState(() => () => store.dismiss(toast.id));
  const { tone, action, more = [], durationMs } = toast;
  const hold = useExpiry(durationMs, onClose);
  // A card (a permanent toast) shows its actions as buttons.
  const lasting = durationMs === null;
  const actions = lasting && action !== undefined ? [action, ...more] : more;
  const choose = ({ run }: ToastAction): void => {
    onClose();
    run();
  };
  return (
    <Frame tone={tone} {...hold}>
      <ToastText toast={toast} action={lasting ? undefined : action} onTaken={onClose}>
        {actions.length > 0 && (
          <Row gap={2} wrap={2} above={2}>
            {actions.map((one) => (
              <Button key={one.label} size="sm" onClick={() => choose(one)}>
                {one.label}
              </Button>
            ))}
          </Row>
        )}
      </ToastText>
      <IconButton
        size="sm"
        label="Close"
        onClick={() => {
          onClose();
          toast.onClose?.();
        }}
      >
        <XMarkIcon />
      </IconButton>
    </Frame>
  );
};

interface RegionProps {
  readonly at: 'top' | 'foot' | 'beside';
  readonly label: string;
  readonly shown: readonly Toast[];
  /** Ids of toasts already announced. A region that moves to another place in the page must not announce these toasts again. */
  readonly announced: Set<number>;
  readonly store: ToastStore;
}

/**
 * A live region that announces each toast once. A new toast is added only after the region is in the page, because screen
 * readers do not announce text that is added together with its region.
 */
const Region = ({ at, label, shown, announced: given, store }: RegionProps) => {
  const layer = useTopLayer<HTMLElement>();
  const [stands, setStands] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setStands(true));
    return () => clearTimeout(later);
  }, []);
  const inPage = shown.filter(({ id }) => stands || given.has(id));
  useEffect(() => {
    for (const { id } of inPage) given.add(id);
  });
  return (
    <Frames {...layer} at={at} aria-label={label} aria-live="polite" aria-relevant="additions">
      {inPage.map((toast) => (
        <Card key={toast.id} toast={toast} store={store} />
      ))}
    </Frames>
  );
};

/**
 * The region of all toasts and cards, above everything else. It is rendered inside the topmost dialog, because the browser
 * makes content outside that dialog unreadable and not pressable. Chakra's toaster is not used, because it would add 12.2
 * kB and cannot be rendered inside a dialog (kit README §9).
 */
export const ToastRegion = ({ store }: { readonly store: ToastStore }) => {
  const shown = useSyncExternalStore(store.subscribe, store.shown, store.shown);
  const dialog = useTopDialog();
  const [announced] = useState(() => new Set<number>());
  // When a panel opens, toasts shown before are closed, because they would cover the panel's header. The notification list
  // keeps these toasts.
  const before = useRef(dialog);
  useEffect(() => {
    const opened = before.current === null && dialog !== null;
    before.current = dialog;
    if (!opened) return;
    for (const { id, tone, durationMs } of store.shown())
      if (tone === 'ok' && durationMs !== null) store.dismiss(id);
  }, [dialog, store]);
  const those = (lasting: boolean) =>
    shown.filter(({ durationMs }) => (durationMs === null) === lasting);
  return createPortal(
    <>
      <Region at="top" label="Notices" shown={those(false)} announced={announced} store={store} />
      <Region
        at={dialog === null ? 'foot' : 'beside'}
        label="Prompts"
        shown={those(true)}
        announced={announced}
        store={store}
      />
    </>,
    dialog ?? document.body,
  );
};
