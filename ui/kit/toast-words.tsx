import type { ReactNode } from 'react';
import { LinkButton } from './link-button.tsx';
import { NOTICE_ICONS } from './notice.tsx';
import type { Toast, ToastAction } from './toast.store.ts';

/** What a toast says, in its region and in the list that keeps it: icon, words, and a way to act on them. */
export const ToastWords = ({
  toast: { tone, title, text },
  note,
  action,
  onTaken,
  children,
}: {
  readonly toast: Toast;
  /** After the title. */
  readonly note?: ReactNode;
  readonly action?: ToastAction | undefined;
  /** Before the action runs. */
  readonly onTaken: () => void;
  /** Other ways than the one action. */
  readonly children?: ReactNode;
}) => {
  const Icon = NOTICE_ICONS[tone];
  return (
    <>
      <Icon aria-hidden />
      <div>
        <b>
          {title}
          {note}
        </b>
        {text !== undefined && <p>{text}</p>}
        {action !== undefined && (
          <LinkButton
            size="sm"
            onClick={() => {
              onTaken();
              action.run();
            }}
          >
            {action.label}
          </LinkButton>
        )}
        {children}
      </div>
    </>
  );
};
