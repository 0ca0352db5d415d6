import EllipsisVerticalIcon from '@heroicons/react/20/solid/EllipsisVerticalIcon';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { HiddenText } from './hidden-text.tsx';
import { IconButton } from './icon-button.tsx';
import { row } from './looks.ts';
import { Menu, type MenuEntry } from './menu.tsx';
import { wrapping } from './portal-looks.ts';
import { styled } from './styled.ts';

/** Somebody on a call list as the row shows them. */
export interface CallRow {
  readonly id: string;
  readonly place: number;
  readonly name: string;
  readonly detail: string;
  /** The first number and what it is; null where there is none to show. */
  readonly phone: string | null;
  readonly phoneDetail: string;
  readonly badges: ReactNode;
  /** Empty where nothing may be done: there is no menu then. */
  readonly entries: readonly MenuEntry[];
}

const Item = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns:
      '[handle] 24px [place] 28px minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1.7fr) 40px',
    alignItems: 'center',
    columnGap: '3',
    minHeight: '60px',
    padding: '8px 8px 8px 12px',
    borderTop: 'subtle',
    background: 'bg.surface',
    '&:first-of-type': { borderTop: '0' },
    '& > [data-place]': { fontWeight: '600', textAlign: 'center' },
    '& > div': { minWidth: '0', overflowWrap: 'anywhere' },
    '& button[data-name]': {
      fontWeight: '600',
      textAlign: 'start',
      borderRadius: 'xs',
      overflowWrap: 'anywhere',
      '&:hover': { textDecoration: 'underline' },
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
    '& b': { fontWeight: '600' },
    '& small': { display: 'block', textStyle: 'caption', color: 'fg.muted' },
    '& > [data-badges]': wrapping('4px 8px'),
    '& > [data-menu]': { justifySelf: 'end' },
  },
  variants: {
    /** Without handles nobody can move anything. */
    fixed: {
      true: {
        gridTemplateColumns: '[place] 28px minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1.7fr) auto',
      },
    },
    /** Beside a wide panel: the phone's kind and long badges go. */
    close: {
      true: {
        gridTemplateColumns: '24px 24px minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.1fr) 40px',
      },
    },
    /** Where the dragged row comes from. */
    slot: {
      true: {
        background: 'accent.subtle',
        outline: '1px dashed',
        outlineColor: 'accent.solid',
        outlineOffset: '-4px',
        '& > *': { visibility: 'hidden' },
      },
    },
    raised: {
      true: {
        background: 'bg.raised',
        border: '1px solid',
        borderColor: 'accent.border',
        borderRadius: 'sm',
        boxShadow: 'dialog',
        marginInlineStart: '8px',
        listStyle: 'none',
        cursor: 'grabbing',
      },
    },
  },
});
const PHONE = {
  '@media (max-width: 640px)': {
    '& > li': {
      gridTemplateColumns: '24px minmax(0, 1fr) 44px',
      gridTemplateAreas: '"place name menu" ". phone menu" ". badges menu"',
      rowGap: '1',
      padding: '12px 8px 12px 12px',
      alignItems: 'start',
      '& > [data-handle]': { display: 'none' },
      '& > [data-place]': { gridArea: 'place' },
      '& > [data-who]': { gridArea: 'name' },
      '& > [data-phone]': { gridArea: 'phone' },
      '& > [data-badges]': { gridArea: 'badges', '&:empty': { display: 'none' } },
      '& > [data-menu]': { gridArea: 'menu' },
    },
  },
} as const;
const List = styled('ol', { base: { listStyle: 'none', ...PHONE } });

const Handle = styled('button', {
  base: {
    ...row('0'),
    justifyContent: 'center',
    width: '24px',
    height: '40px',
    borderRadius: 'sm',
    color: 'fg.muted',
    cursor: 'grab',
    touchAction: 'none',
    '&:hover': { background: 'bg.muted' },
    '& svg': { width: '16px', height: '16px' },
  },
});

const Dots = () => (
  <svg viewBox="0 0 16 16" aria-hidden fill="currentColor">
    {[3, 8, 13].flatMap((y) =>
      [5.5, 10.5].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.4" />),
    )}
  </svg>
);

const Cells = ({
  one,
  onOpen,
}: {
  readonly one: CallRow;
  readonly onOpen?: ((id: string) => void) | undefined;
}) => (
  <>
    <span data-place="">{one.place}</span>
    <div data-who="">
      {onOpen === undefined ? (
        <b>{one.name}</b>
      ) : (
        <button type="button" data-name="" onClick={() => onOpen(one.id)}>
          {one.name}
        </button>
      )}
      <small>{one.detail}</small>
    </div>
    <div data-phone="">
      {one.phone}
      <small>{one.phoneDetail}</small>
    </div>
    <div data-badges="">{one.badges}</div>
    {one.entries.length > 0 && (
      <div data-menu="">
        <Menu
          label={`Actions of ${one.name}`}
          entries={one.entries}
          button={(wear) => (
            <IconButton label={`Actions of ${one.name}`} {...wear}>
              <EllipsisVerticalIcon />
            </IconButton>
          )}
        />
      </div>
    )}
  </>
);

interface MovableProps {
  readonly one: CallRow;
  readonly count: number;
  readonly close: boolean;
  readonly onOpen: (id: string) => void;
  readonly onKey: (event: KeyboardEvent, one: CallRow) => void;
}

const Movable = memo(({ one, count, close, onOpen, onKey }: MovableProps) => {
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: one.id,
    });
  const item = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const look = item.current?.style;
    if (look === undefined) return;
    look.transform = transform === null ? '' : `translate3d(0, ${Math.round(transform.y)}px, 0)`;
    look.transition = transition ?? '';
  }, [transform, transition]);
  return (
    <Item
      ref={(element: HTMLElement | null) => {
        item.current = element;
        setNodeRef(element);
      }}
      close={close}
      slot={isDragging}
    >
      <Handle
        ref={setActivatorNodeRef}
        type="button"
        data-handle={one.id}
        aria-label={`Move ${one.name}, ${one.place} of ${count}. Arrow keys move`}
        {...listeners}
        onKeyDown={(event) => onKey(event, one)}
      >
        <Dots />
      </Handle>
      <Cells one={one} onOpen={onOpen} />
    </Item>
  );
});

/** Where a key on a handle puts a row; null for a key that moves nothing. */
const placeOf = (key: string, at: number, count: number): number | null => {
  const places = new Map([
    ['ArrowUp', Math.max(0, at - 1)],
    ['ArrowDown', Math.min(count - 1, at + 1)],
    ['Home', 0],
    ['End', count - 1],
  ]);
  return places.get(key) ?? null;
};

interface CallRowsProps {
  readonly label: string;
  readonly rows: readonly CallRow[];
  /** Told when something was moved; empty before. */
  readonly said: string;
  readonly close: boolean;
  /** Null where nobody may move anything, also while only some are shown. */
  readonly onMove: ((id: string, to: number) => void) | null;
  readonly onOpen: ((id: string) => void) | null;
}

/** People in the order in which they are called: moved by dragging the handle, or by arrow keys on it, which is said aloud (kit README §7 "Contact row"). On phones the row's menu moves. */
export const CallRows = ({ label, rows, said, close, onMove, onOpen }: CallRowsProps) => {
  const [held, setHeld] = useState<string | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const list = useRef<HTMLOListElement | null>(null);
  if (onMove === null || onOpen === null)
    return (
      <List aria-label={label}>
        {rows.map((one) => (
          <Item key={one.id} fixed>
            <Cells one={one} onOpen={onOpen ?? undefined} />
          </Item>
        ))}
      </List>
    );
  const end = ({ active, over }: DragEndEvent): void => {
    setHeld(null);
    const to = rows.findIndex(({ id }) => id === over?.id);
    if (to >= 0 && active.id !== over?.id) onMove(String(active.id), to);
  };
  const onKey = (event: KeyboardEvent, { id, place }: CallRow): void => {
    const to = placeOf(event.key, place - 1, rows.length);
    if (to === null) return;
    event.preventDefault();
    if (to !== place - 1) onMove(id, to);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus(),
    );
  };
  const raised = rows.find(({ id }) => id === held);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => setHeld(String(active.id))}
      onDragCancel={() => setHeld(null)}
      onDragEnd={end}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <List ref={list} aria-label={label}>
          {rows.map((one) => (
            <Movable
              key={one.id}
              one={one}
              count={rows.length}
              close={close}
              onOpen={onOpen}
              onKey={onKey}
            />
          ))}
        </List>
      </SortableContext>
      <DragOverlay dropAnimation={null}>
        {raised !== undefined && (
          <Item as="div" raised close={close} aria-hidden>
            <Handle as="span">
              <Dots />
            </Handle>
            <Cells one={raised} />
          </Item>
        )}
      </DragOverlay>
      <HiddenText role="status">{said}</HiddenText>
    </DndContext>
  );
};
