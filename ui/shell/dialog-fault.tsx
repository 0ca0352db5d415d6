import { useEffect } from 'react';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { useToasts } from './notices.tsx';
import { useRegistry } from './registry.ts';
import type { FaultView } from './section-boundary.tsx';

const DialogFault = () => {
  const registry = useRegistry();
  const toasts = useToasts();
  useEffect(() => {
    toasts.show({ tone: 'alarm', title: MESSAGES.navigate, durationMs: DURATIONS.toastShort });
    registry.create('dialogs').close();
  }, [registry, toasts]);
  return null;
};

/** A dialog that could not be fetched or drawn says so in passing and is closed; the screen below stays (spec §8 "navigating"). */
export const dialogFault: FaultView = () => <DialogFault />;
