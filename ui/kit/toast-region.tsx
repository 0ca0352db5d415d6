import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { wrapping } from './looks.ts';
import { styled } from './styled.ts';
import { ToastWords } from './toast-words.tsx';
import type { Toast, ToastAction, ToastStore } from './toast.store.ts';

const Region = styled('div', {
  base: {
    position: 'fixed',
    zIndex: '80',
    insetInlineEnd: '4',
    display: 'grid',
    gap: '2',
    width: 'min(400px, calc(100vw - 32px))',
  },
  // Cards stay for long, so they keep clear of the header.
  variants: { at: { top: { top: '4' }, foot: { bottom: '4' } } },
});
const Ways = styled('div', {
  base: { ...wrapping('2'), marginTop: '2' },
});

const edge = (state: string) => ({
  borderInlineStartColor: `state.${state}.solid`,
  '& > svg': { color: `state.${state}.solid` },
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
    '& > div': { paddingBlock: '6px' },
    '& b': { textStyle: 'label', display: 'block' },
    '& p': { textStyle: 'small', color: 'fg.muted' },
  },
  variants: {
    tone: {
      ok: edge('ok'),
      alarm: edge('alarm'),
      info: edge('info'),
      trouble: edge('trouble'),
    },
  },
});

const Card = ({ toast, onClose }: { readonly toast: Toast; readonly onClose: () => void }) => {
  const ways = [...(toast.action === undefined ? [] : [toast.action]), ...(toast.more ?? [])];
  const choose = ({ run }: ToastAction): void => {
    onClose();
    run();
  };
  return (
    <Frame tone={toast.tone} role="status">
      <ToastWords toast={toast} onTaken={onClose}>
        {ways.length > 0 && (
          <Ways>
            {ways.map((way) => (
              <Button key={way.label} size="sm" onClick={() => choose(way)}>
                {way.label}
              </Button>
            ))}
          </Ways>
        )}
      </ToastWords>
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

const ToastCard = ({ toast, onClose }: { readonly toast: Toast; readonly onClose: () => void }) => {
  const [held, setHeld] = useState(false);
  const { action, durationMs } = toast;
  useEffect(() => {
    if (held || durationMs === null) return undefined;
    const timer = setTimeout(onClose, durationMs);
    return () => clearTimeout(timer);
  }, [held, onClose, durationMs]);
  return (
    <Frame
      tone={toast.tone}
      role={toast.tone === 'alarm' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ToastWords toast={toast} action={action} onTaken={onClose} />
      <IconButton size="sm" label="Close" onClick={onClose}>
        <XMarkIcon />
      </IconButton>
    </Frame>
  );
};

const Item = ({ toast, store }: { readonly toast: Toast; readonly store: ToastStore }) => {
  const [close] = useState(() => () => store.dismiss(toast.id));
  const Shown = toast.durationMs === null ? Card : ToastCard;
  return <Shown toast={toast} onClose={close} />;
};

/** Where toasts and cards appear; one for the whole app. */
export const ToastRegion = ({ store }: { readonly store: ToastStore }) => {
  const shown = useSyncExternalStore(store.subscribe, store.shown, store.shown);
  const items = (lasting: boolean) =>
    shown
      .filter(({ durationMs }) => (durationMs === null) === lasting)
      .map((toast) => <Item key={toast.id} toast={toast} store={store} />);
  return (
    <>
      <Region at="top" role="region" aria-label="Notices">
        {items(false)}
      </Region>
      <Region at="foot" role="region" aria-label="Prompts">
        {items(true)}
      </Region>
    </>
  );
};
