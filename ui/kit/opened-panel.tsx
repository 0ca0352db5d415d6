import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { SlideOver } from './dialog.tsx';
import { DockedPanel } from './docked-panel.tsx';
import { IconButton } from './icon-button.tsx';
import { MEDIA } from './media.ts';
import { Grow, Stack } from './stack.ts';
import { useMedia } from './use-size.ts';

interface OpenedPanelProps {
  /** What is opened, as its id and in the name of its cross: “invoice”. */
  readonly what: string;
  readonly title: string;
  readonly onClose: () => void;
  /** What can be done to it; null where that is nothing now, left out where it never is. */
  readonly actions?: ReactNode;
  /** For what is worked at: it takes the focus, Escape closes it, and this stands beside its actions in sight, alone where there never are any. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** What is opened of a list: docked beside it, which goes on working, or over it where there is no room (kit README §6). */
export const OpenedPanel = ({
  what,
  title,
  onClose,
  actions,
  note,
  children,
}: OpenedPanelProps) => {
  const foot = actions === undefined ? note : (actions ?? undefined);
  if (!useMedia(MEDIA.docked))
    return (
      <SlideOver id={what} title={title} onClose={onClose} foot={foot}>
        {children}
      </SlideOver>
    );
  if (note !== undefined)
    return (
      <DockedPanel
        key={title}
        title={title}
        onClose={onClose}
        foot={
          <>
            <Grow>{note}</Grow>
            {actions}
          </>
        }
      >
        {children}
      </DockedPanel>
    );
  return (
    <Card
      title={title}
      actions={
        <IconButton size="sm" label={`Close the ${what}`} onClick={onClose}>
          <XMarkIcon />
        </IconButton>
      }
    >
      {foot === undefined ? (
        children
      ) : (
        <Stack gap={4}>
          {children}
          {foot}
        </Stack>
      )}
    </Card>
  );
};
