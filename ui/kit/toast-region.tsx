import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import { useState, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { useExpiry } from './form-alert.tsx';
import { IconButton } from './icon-button.tsx';
import { eachState } from './looks.ts';
import { marked } from './portal-looks.ts';
import { Row } from './stack.ts';
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
  // What stays shows its ways on as buttons.
  const lasting = durationMs === null;
  const ways = lasting && action !== undefined ? [action, ...more] : more;
  const choose = ({ run }: ToastAction): void => {
    onClose();
    run();
  };
  return (
    <Frame tone={tone} role={tone === 'alarm' && !lasting ? 'alert' : 'status'} {...hold}>
      <ToastWords toast={toast} action={lasting ? undefined : action} onTaken={onClose}>
        {ways.length > 0 && (
          <Row gap={2} wrap={2} above={2}>
            {ways.map((way) => (
              <Button key={way.label} size="sm" onClick={() => choose(way)}>
                {way.label}
              </Button>
            ))}
          </Row>
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

/** Where toasts and cards appear; one for the whole app. */
export const ToastRegion = ({ store }: { readonly store: ToastStore }) => {
  const shown = useSyncExternalStore(store.subscribe, store.shown, store.shown);
  const items = (lasting: boolean) =>
    shown
      .filter(({ durationMs }) => (durationMs === null) === lasting)
      .map((toast) => <Card key={toast.id} toast={toast} store={store} />);
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
