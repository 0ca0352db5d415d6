import type { ReactNode } from 'react';
import { LinkButton } from './link-button.tsx';
import { NOTICE_ICONS } from './notice.tsx';
import { styled } from './styled.ts';
import type { Toast, ToastAction } from './toast.store.ts';

interface ToastTextProps {
  readonly toast: Pick<Toast, 'tone' | 'title' | 'text'>;
  /** A note after the title. */
  readonly note?: ReactNode;
  readonly action?: ToastAction | undefined;
  /** Called before the action runs. */
  readonly onTaken: () => void;
  /** Further action buttons. */
  readonly children?: ReactNode;
}

const Title = styled('b', { base: { textStyle: 'label', display: 'block' } });
const Text = styled('p', { base: { textStyle: 'small', color: 'fg.muted' } });

/** The content of a toast, in the toast region and in the notification list: icon, text and action. */
export const ToastText = ({ toast, note, action, onTaken, children }: ToastTextProps) => {
  const { tone, title, text } = toast;
  const Icon = NOTICE_ICONS[tone];
  return (
    <>
      <Icon aria-hidden />
      <div data-words="">
        <Title>
          {title}
          {note}
        </Title>
        {text !== undefined && <Text>{text}</Text>}
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
