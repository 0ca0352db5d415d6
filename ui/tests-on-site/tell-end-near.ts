import type { ToastStore } from '../kit/toast.store.ts';

/** Says that a test ends soon, until it is read: from then on somebody comes when an alarm goes off. */
export const tellEndNear = (
  toasts: Pick<ToastStore, 'show'>,
  siteName: string,
  minutes: number,
): void => {
  toasts.show({
    tone: 'info',
    title: `Your test ends in ${minutes} minutes`,
    text: `${siteName}: from then on alarms are acted on again.`,
    durationMs: null,
  });
};
