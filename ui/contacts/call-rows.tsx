import { focusDrawn } from '../kit/focus/focus-drawn.ts';
import { type ComponentType, type KeyboardEvent, useEffect, useState } from 'react';
import {
  type CallRow,
  Cells,
  Dots,
  Handle,
  handleName,
  Item,
  List,
  type MovableRowsProps,
} from './call-row.look.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';

/** Returns the new position of a row for a key pressed on its handle; null if the key moves nothing. */
const placeOf = (key: string, at: number, count: number): number | null => {
  const places = new Map([
    ['ArrowUp', Math.max(0, at - 1)],
    ['ArrowDown', Math.min(count - 1, at + 1)],
    ['Home', 0],
    ['End', count - 1],
  ]);
  return places.get(key) ?? null;
};

const focusHandle = (id: string): void =>
  focusDrawn(() => document.querySelector(`[data-handle="${id}"]`));

/** Rows that move by keyboard only, shown until the dragging code has loaded. */
const KeyRows = ({ label, rows, close, onOpen, onKey }: MovableRowsProps) => (
  <List aria-label={label}>
    {rows.map((one) => (
      <Item key={one.id} data-row="" close={close}>
        <Handle
          type="button"
          data-handle={one.id}
          aria-label={handleName(one, rows.length)}
          onKeyDown={(event) => onKey(event, one)}
        >
          <Dots />
        </Handle>
        <Cells one={one} onOpen={onOpen} />
      </Item>
    ))}
  </List>
);

type Rows = ComponentType<MovableRowsProps>;

/**
 * Loads the dragging code after the rows are rendered, and keeps the focus on a focused handle. If loading fails, rows can
 * still be moved by keyboard.
 */
const useDraggable = (wanted: boolean): { readonly Rows: Rows } | null => {
  const [loaded, setLoaded] = useState<{ readonly Rows: Rows } | null>(null);
  useEffect(() => {
    if (!wanted || loaded !== null) return undefined;
    let gone = false;
    void import('./draggable-rows.tsx').then(
      ({ DraggableRows }) => {
        if (gone) return;
        const focused = document.activeElement?.getAttribute('data-handle');
        setLoaded({ Rows: DraggableRows });
        if (typeof focused === 'string') focusHandle(focused);
      },
      (cause: unknown) => console.warn('Dragging could not be loaded.', cause),
    );
    return () => {
      gone = true;
    };
  }, [wanted, loaded]);
  return loaded;
};

interface CallRowsProps {
  readonly label: string;
  readonly rows: readonly CallRow[];
  /** Announced to screen readers after a move; empty before the first move. */
  readonly announcement: string;
  readonly close: boolean;
  /** Null if the rows cannot be moved, for example while a search hides some of them. */
  readonly onMove: ((id: string, to: number) => void) | null;
  readonly onOpen: ((id: string) => void) | null;
}

/**
 * Rows of contacts in call order. A row is moved by dragging its handle or with arrow keys on the handle (kit README §7
 * "Contact row"). On phones a row is moved with its menu.
 */
export const CallRows = ({
  label,
  rows,
  announcement: given,
  close,
  onMove,
  onOpen,
}: CallRowsProps) => {
  const draggable = useDraggable(onMove !== null);
  if (onMove === null || onOpen === null)
    return (
      <List aria-label={label}>
        {rows.map((one) => (
          <Item key={one.id} data-row="" fixed>
            <Cells one={one} onOpen={onOpen ?? undefined} />
          </Item>
        ))}
      </List>
    );
  const onKey = (event: KeyboardEvent, { id, place }: CallRow): void => {
    const to = placeOf(event.key, place - 1, rows.length);
    if (to === null) return;
    event.preventDefault();
    if (to !== place - 1) onMove(id, to);
    focusHandle(id);
  };
  const movable = { label, rows, close, onMove, onOpen, onKey };
  return (
    <>
      {draggable === null ? <KeyRows {...movable} /> : <draggable.Rows {...movable} />}
      <HiddenText role="status">{given}</HiddenText>
    </>
  );
};
