import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { ToastStore } from '../../kit/toast.store.ts';
import { toastDone } from '../toast-done.ts';
import type { AnyMeeting } from './meeting.ts';

/** Says in a toast what a save kept of two people's changes. The form that was saved may be gone by then. */
export const useKept = (meeting: AnyMeeting, toasts: ToastStore): void => {
  useEffect(
    () =>
      reaction(
        () => meeting.kept,
        (kept) => {
          if (kept !== null) toastDone(toasts, { title: 'Saved', ...kept });
        },
      ),
    [meeting, toasts],
  );
};
