import { useEffect, useState } from 'react';
import { Notice } from './notice.tsx';

export interface FormAlertProps {
  readonly tone: 'error' | 'success';
  /** A title, for texts that do not name their subject. */
  readonly title?: string | undefined;
  readonly text: string;
  /** Milliseconds until it disappears; null stays. Hover and focus pause it, and the time then starts again. */
  readonly durationMs?: number | null | undefined;
  readonly onExpire?: () => void;
}

/** Calls `onExpire` after a time. Returns handlers for the element: hover and focus pause the time, which then starts again. */
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

/** A message about a form, above it, announced once. Use the notice as its key, so that an equal message is announced again. */
export const FormAlert = ({ tone, title, text, durationMs = null, onExpire }: FormAlertProps) => {
  const wear = useExpiry(durationMs, onExpire);
  const error = tone === 'error';
  return (
    <Notice tone={error ? 'alarm' : 'ok'} role={error ? 'alert' : 'status'} title={title} {...wear}>
      <p>{text}</p>
    </Notice>
  );
};
