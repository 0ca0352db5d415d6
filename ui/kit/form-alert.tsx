import { useEffect, useState } from 'react';
import { Notice } from './notice.tsx';

export interface FormAlertProps {
  readonly tone: 'error' | 'success';
  /** A title, needed if the text does not name its subject. */
  readonly title?: string | undefined;
  readonly text: string;
  /**
   * Milliseconds until the message disappears; null keeps the message. Hover and focus stop the countdown; afterwards it
   * starts again with the full time.
   */
  readonly durationMs?: number | null | undefined;
  readonly onExpire?: () => void;
}

/**
 * Calls `onExpire` after `durationMs`. Returns handlers for the element: hover and focus stop the countdown, and
 * afterwards it starts again with the full time.
 */
export const useExpiry = (durationMs: number | null, onExpire: (() => void) | undefined) => {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (durationMs === null || held || onExpire === undefined) return undefined;
    const timer = setTimeout(onExpire, durationMs);
    return () => clearTimeout(timer);
  }, [durationMs, held, onExpire]);
  const [hold, release] = [() => setHeld(true), () => setHeld(false)];
  return { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release };
};

/**
 * A message above a form, announced once. Give each new message its own React key, so that a message with the same text as
 * the one before is announced.
 */
export const FormAlert = ({ tone, title, text, durationMs = null, onExpire }: FormAlertProps) => {
  const wear = useExpiry(durationMs, onExpire);
  const error = tone === 'error';
  return (
    <Notice tone={error ? 'alarm' : 'ok'} role={error ? 'alert' : 'status'} title={title} {...wear}>
      <p>{text}</p>
    </Notice>
  );
};
