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
  /** The noun for the item, used as id and in the close button's name: “invoice”. */
  readonly what: string;
  readonly title: string;
  readonly onClose: () => void;
  /** Action buttons; null if none are available now, absent if the item never has actions. */
  readonly actions?: ReactNode;
  /**
   * A note beside the actions, for a panel in which the user works. If set, the panel takes the focus, Escape closes the
   * panel, and the foot stays visible.
   */
  readonly note?: ReactNode;
  /** Small controls in the head: the position in the list, a link to copy. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** An opened list item: docked beside the list, or over the list if there is no room (kit README §6). */
export const OpenedPanel = ({
  what,
  title,
  onClose,
  actions,
  note,
  tools,
  children,
}: OpenedPanelProps) => {
  const foot = actions === undefined ? note : (actions ?? undefined);
  if (!useMedia(MEDIA.docked))
    return (
      <SlideOver id={what} title={title} onClose={onClose} foot={foot}>
        {tools}
        {children}
      </SlideOver>
    );
  if (note !== undefined)
    return (
      <DockedPanel
        key={title}
        title={title}
        tools={tools}
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
        <>
          {tools}
          <IconButton size="sm" label={`Close the ${what}`} onClick={onClose}>
            <XMarkIcon />
          </IconButton>
        </>
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
