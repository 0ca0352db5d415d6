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

const focusHandle = (id: string): void =>
  void requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus(),
  );

/** Moved by keys alone until dragging is there. */
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

/** Dragging comes once the rows stand; who has a handle focused then keeps it, and without the library keys still move. */
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
  /** Told when something was moved; empty before. */
  readonly announcement: string;
  readonly close: boolean;
  /** Null where nobody may move anything, also while only some are shown. */
  readonly onMove: ((id: string, to: number) => void) | null;
  readonly onOpen: ((id: string) => void) | null;
}

/** People in the order in which they are called: moved by dragging the handle, or by arrow keys on it, which is said aloud (kit README §7 "Contact row"). On phones the row's menu moves. */
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
