import { chakra } from '@chakra-ui/react';
import CheckCircleIcon from '@heroicons/react/20/solid/CheckCircleIcon';
import ExclamationCircleIcon from '@heroicons/react/20/solid/ExclamationCircleIcon';
import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import InformationCircleIcon from '@heroicons/react/20/solid/InformationCircleIcon';
import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from './icon-button.tsx';
import { LinkButton } from './link-button.tsx';
import type { Toast, ToastStore } from './toast.store.ts';

const Region = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: '80',
    top: '4',
    insetInlineEnd: '4',
    display: 'grid',
    gap: '2',
    width: 'min(400px, calc(100vw - 32px))',
  },
});

const edge = (state: string) => ({
  borderInlineStartColor: `state.${state}.solid`,
  '& > svg': { color: `state.${state}.solid` },
});

const Frame = chakra('div', {
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
    '& > svg': { width: '20px', height: '20px', marginTop: '6px' },
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

const ICONS = {
  ok: CheckCircleIcon,
  alarm: ExclamationCircleIcon,
  info: InformationCircleIcon,
  trouble: ExclamationTriangleIcon,
} as const;

const ToastCard = ({ toast, onClose }: { readonly toast: Toast; readonly onClose: () => void }) => {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(onClose, toast.durationMs);
    return () => clearTimeout(timer);
  }, [held, onClose, toast.durationMs]);
  const Icon = ICONS[toast.tone];
  const { action } = toast;
  return (
    <Frame
      tone={toast.tone}
      role={toast.tone === 'alarm' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon />
      <div>
        <b>{toast.title}</b>
        {toast.text !== undefined && <p>{toast.text}</p>}
        {action !== undefined && (
          <LinkButton
            size="sm"
            onClick={() => {
              onClose();
              action.run();
            }}
          >
            {action.label}
          </LinkButton>
        )}
      </div>
      <IconButton size="sm" label="Close" onClick={onClose}>
        <XMarkIcon />
      </IconButton>
    </Frame>
  );
};

const Item = ({ toast, store }: { readonly toast: Toast; readonly store: ToastStore }) => {
  const [close] = useState(() => () => store.dismiss(toast.id));
  return <ToastCard toast={toast} onClose={close} />;
};

/** The corner where toasts appear; one for the whole app. */
export const ToastRegion = ({ store }: { readonly store: ToastStore }) => {
  const shown = useSyncExternalStore(store.subscribe, store.shown, store.shown);
  return (
    <Region role="region" aria-label="Notices">
      {shown.map((toast) => (
        <Item key={toast.id} toast={toast} store={store} />
      ))}
    </Region>
  );
};
