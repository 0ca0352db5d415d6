import EllipsisVerticalIcon from '@heroicons/react/20/solid/EllipsisVerticalIcon';
import { useState, type KeyboardEvent } from 'react';
import { IconButton } from '../icon-button.tsx';
import { Menu, type MenuEntry } from '../menu.tsx';

interface RowMenuProps {
  readonly label: string;
  readonly entries: () => readonly MenuEntry[];
}

/** The menu at the end of a row. Until somebody wants it there is its button alone: lists that scroll make hundreds of rows a second. */
export const RowMenu = ({ label, entries }: RowMenuProps) => {
  const [opened, setOpened] = useState<'first' | 'last' | null>(null);
  if (opened !== null)
    return (
      <Menu
        label={label}
        entries={entries()}
        opens={opened}
        button={(wear) => (
          <IconButton size="sm" label={label} {...wear}>
            <EllipsisVerticalIcon />
          </IconButton>
        )}
      />
    );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <IconButton
      size="sm"
      label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setOpened('first')}
      onKeyDown={onKeyDown}
    >
      <EllipsisVerticalIcon />
    </IconButton>
  );
};
