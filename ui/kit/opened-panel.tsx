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
  /** The kind of item, used as its id and in the name of its close button: “invoice”. */
  readonly what: string;
  readonly title: string;
  readonly onClose: () => void;
  /** Available actions; null if there are none now, absent if there never are any. */
  readonly actions?: ReactNode;
  /**
   * For a panel in which the user works: it takes the focus, Escape closes it, and the note stays visible beside its
   * actions, or alone if there never are any.
   */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** An opened item of a list: docked beside the list, which stays usable, or over it if there is no room (kit README §6). */
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
