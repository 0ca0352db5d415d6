import { useEffect, useState } from 'react';
import { Notice } from './notice.tsx';

export interface FormAlertProps {
  readonly tone: 'error' | 'success';
  /** Above the text, where the words alone would not tell what it is about. */
  readonly title?: string | undefined;
  readonly text: string;
  /** Milliseconds until it goes by itself; null stays. Hover and focus hold it, and the time starts anew after. */
  readonly durationMs?: number | null | undefined;
  readonly onExpire?: () => void;
}

/** Calls after a while, and what the element wears that holds it: hover and focus hold it, and the time starts anew after. */
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

/** What happened to the form, in words above it, announced once. Key it by the notice, so that equal words speak again. */
export const FormAlert = ({ tone, title, text, durationMs = null, onExpire }: FormAlertProps) => {
  const wear = useExpiry(durationMs, onExpire);
  const error = tone === 'error';
  return (
    <Notice tone={error ? 'alarm' : 'ok'} role={error ? 'alert' : 'status'} title={title} {...wear}>
      <p>{text}</p>
    </Notice>
  );
};
