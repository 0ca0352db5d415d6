import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { DURATIONS } from '#core/kernel/limits.ts';
import { useToasts } from './notices.tsx';
import { useRegistry } from './registry.ts';

/** Follows the session for as long as the app lives, and says once why it ended (spec §8 Global). Draws nothing. */
export const SessionEffects = observer(() => {
  const registry = useRegistry();
  const toasts = useToasts();
  const [session] = useState(() => registry.create('session'));
  useEffect(() => {
    session.start();
    return () => session.dispose();
  }, [session]);
  const { endWords } = session;
  useEffect(() => {
    if (endWords === null) return;
    toasts.show({ tone: 'trouble', title: endWords, durationMs: DURATIONS.toastLong });
    session.acknowledgeEnd();
  }, [session, toasts, endWords]);
  return null;
});
