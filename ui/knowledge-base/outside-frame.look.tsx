import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from '../kit/styled.ts';

const Box = styled('div', {
  base: {
    position: 'relative',
    height: 'max(360px, calc(100dvh - 164px - var(--visit, 0px)))',
    border: '1px solid',
    borderColor: 'border.default',
    borderRadius: 'md',
    background: 'bg.surface',
    overflow: 'hidden',
    '@media (max-width: 40rem)': {
      height: 'max(320px, calc(100dvh - 144px - var(--visit, 0px)))',
    },
  },
});
const Outside = styled('iframe', {
  base: {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    border: '0',
    '&[data-waiting]': { visibility: 'hidden' },
  },
});
const Waiting = styled('div', { base: { padding: '24px' } });

interface OutsideFrameProps {
  readonly title: string;
  readonly address: string;
  /** Content in place of the frame until the frame may be visible; null shows the frame. */
  readonly waiting: ReactNode;
  readonly onLoad: () => void;
  /** Called with each message from the frame. The receiver must check the origin, because any page may send messages. */
  readonly onMessage: (message: { readonly origin: string; readonly data: unknown }) => void;
  /** The message to the frame, sent to the frame's own origin whenever the message changes. If null, no message is sent. */
  readonly says: object | null;
}

/** A frame with a foreign page, isolated as strictly as the page permits (SECURITY.md T10). */
export const OutsideFrame = ({ title, address, waiting, ...on }: OutsideFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const { onLoad, onMessage, says } = on;
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (source !== null && source === frame.current?.contentWindow) onMessage({ origin, data });
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [onMessage]);
  useEffect(() => {
    if (says !== null) frame.current?.contentWindow?.postMessage(says, new URL(address).origin);
  }, [says, address]);
  return (
    <Box>
      {waiting !== null && <Waiting>{waiting}</Waiting>}
      <Outside
        ref={frame}
        title={title}
        src={address}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
        data-waiting={waiting === null ? undefined : ''}
        onLoad={onLoad}
      />
    </Box>
  );
};
