import EllipsisVerticalIcon from '@heroicons/react/20/solid/EllipsisVerticalIcon';
import { useState } from 'react';
import { IconButton, type IconButtonProps } from '../icon-button.tsx';
import { Menu, menuEnd, type MenuEntry } from '../menu.tsx';

interface RowMenuProps {
  readonly label: string;
  readonly entries: () => readonly MenuEntry[];
}

/**
 * The menu at the end of a row. Only the menu's button is rendered until the user opens the menu, because scrolling
 * creates hundreds of rows per second.
 */
export const RowMenu = ({ label, entries }: RowMenuProps) => {
  const [opens, setOpens] = useState<'first' | 'last' | null>(null);
  const button = (wear: Omit<IconButtonProps, 'label'>) => (
    <IconButton size="sm" label={label} {...wear}>
      <EllipsisVerticalIcon />
    </IconButton>
  );
  if (opens !== null)
    return <Menu label={label} entries={entries()} opens={opens} button={button} />;
  return button({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setOpens('first'),
    onKeyDown: (event) => setOpens(menuEnd(event)),
  });
};
