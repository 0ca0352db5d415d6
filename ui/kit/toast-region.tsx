import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { useExpiry } from './form-alert.tsx';
import { IconButton } from './icon-button.tsx';
import { freeShift } from './focus/free-shift.ts';
import { eachState, WITHOUT_KEYS } from './looks.ts';
import { heardOnly, marked } from './portal-looks.ts';
import { Row } from './stack.ts';
import { watchUndoKey } from './focus/watch-undo-key.ts';
import { styled } from './styled.ts';
import { plainPopover, useTopDialog, useTopLayer } from './top-layer.ts';
import { ToastText } from './toast-text.tsx';
import { UNDO, type Toast, type ToastAction, type ToastStore } from './toast.store.ts';

const Stand = styled('div', {
  base: {
    ...plainPopover,
    position: 'fixed',
    zIndex: '80',
    inset: 'auto 16px 16px auto',
    display: 'grid',
    gap: '2',
    // Between and beside its notices, the page below can be pressed.
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
    width: 'min(400px, calc(100vw - 32px))',
    // Above what a list or a phone pins to the foot.
    'body:has([data-bulk-bar]) &': { bottom: '72px' },
    '@media (max-width: 40rem)': { 'body:has([data-bottom-bar]) &': { bottom: '88px' } },
  },
  variants: {
    // While a panel is open, toasts are at the left, so that they do not cover the panel's buttons at the bottom right.
    beside: {
      true: {
        insetInline: '16px auto',
        '@media (max-width: 40rem)': { bottom: '88px' },
      },
      false: {},
    },
  },
});
const Notices = styled('section', { base: { display: 'grid', gap: '2' } });
/** The key of Undo, said to those who hear the toast. */
const KeyHint = styled('span', {
  base: { ...heardOnly, [WITHOUT_KEYS]: { display: 'none' } },
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
    <Frame tone={tone} data-toast="" {...hold}>
      <ToastText toast={toast} action={lasting ? undefined : action} onTaken={onClose}>
        {action?.label === UNDO && <KeyHint> Control or Command + Z takes it back.</KeyHint>}
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
const Region = ({ label, shown, announced: given, store }: RegionProps) => {
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
    <Notices aria-label={label} aria-live="polite" aria-relevant="additions">
      {inPage.map((toast) => (
        <Card key={toast.id} toast={toast} store={store} />
      ))}
    </Notices>
  );
};

/**
 * The place of all toasts: the foot of the window, where the header, the page's actions and pinned bars are never covered.
 * A toast that would still cover a control stands beside it.
 */
const Place = ({
  dialog,
  children,
}: {
  readonly dialog: HTMLElement | null;
  readonly children: ReactNode;
}) => {
  const layer = useTopLayer<HTMLDivElement>();
  const { ref } = layer;
  useEffect(() => {
    const settle = (): void => {
      const { current } = ref;
      // Nothing moves away from under the pointer or the focus.
      if (current === null || current.matches(':hover, :focus-within')) return;
      current.style.translate = '0';
      current.style.translate = `${freeShift(current, dialog)}px`;
    };
    let due: ReturnType<typeof setTimeout> | undefined;
    const later = (): void => {
      clearTimeout(due);
      due = setTimeout(settle, 120);
    };
    // A new toast is moved before it is drawn; what changes behind it moves it later.
    const [own, page] = [new ResizeObserver(settle), new ResizeObserver(later)];
    if (ref.current !== null) own.observe(ref.current);
    page.observe(document.body);
    addEventListener('scroll', later, true);
    // A panel that opens beside the content takes the focus, but leaves the size of the page.
    addEventListener('focusin', later);
    return () => {
      clearTimeout(due);
      own.disconnect();
      page.disconnect();
      removeEventListener('scroll', later, true);
      removeEventListener('focusin', later);
    };
  }, [dialog, ref]);
  return (
    <Stand {...layer} beside={dialog !== null} data-toasts="">
      {children}
    </Stand>
  );
};

/** Takes back the newest deletion whose toast is still shown by Ctrl+Z or Cmd+Z, before anything else is taken back. */
const useUndoKey = (store: ToastStore): void => {
  useEffect(
    () =>
      watchUndoKey(() => {
        const newest = store.shown().findLast(({ action }) => action?.label === UNDO);
        if (newest === undefined) return false;
        store.dismiss(newest.id);
        newest.action?.run();
        return true;
      }, true),
    [store],
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
  useUndoKey(store);
  const those = (lasting: boolean) =>
    shown.filter(({ durationMs }) => (durationMs === null) === lasting);
  const every = { announced, store };
  return createPortal(
    <Place dialog={dialog}>
      <Region label="Prompts" shown={those(true)} {...every} />
      <Region label="Notices" shown={those(false)} {...every} />
    </Place>,
    dialog ?? document.body,
  );
};
