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
import { memo, useEffect, useRef, useState } from 'react';
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
import { dragText } from './drag-text.ts';

interface MovableProps extends Pick<MovableRowsProps, 'close' | 'onOpen' | 'onKey'> {
  readonly one: CallRow;
  readonly count: number;
}

const Movable = memo(({ one, count, close, onOpen, onKey }: MovableProps) => {
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: one.id });
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
      data-row=""
      close={close}
      slot={isDragging}
    >
      <Handle
        ref={setActivatorNodeRef}
        type="button"
        data-handle={one.id}
        aria-label={handleName(one, count)}
        {...listeners}
        onKeyDown={(event) => onKey(event, one)}
      >
        <Dots />
      </Handle>
      <Cells one={one} onOpen={onOpen} />
    </Item>
  );
});

/** Rows that can be dragged by their handles. */
export const DraggableRows = ({ label, rows, close, onMove, ...on }: MovableRowsProps) => {
  const [held, setHeld] = useState<string | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const end = ({ active, over }: DragEndEvent): void => {
    setHeld(null);
    const to = rows.findIndex(({ id }) => id === over?.id);
    if (to >= 0 && active.id !== over?.id) onMove(String(active.id), to);
  };
  const raised = rows.find(({ id }) => id === held);
  const text = dragText((id) => {
    const at = rows.findIndex((row) => row.id === id);
    const one = rows[at];
    return one === undefined ? null : { name: one.name, place: at + 1, count: rows.length };
  });
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ screenReaderInstructions: { draggable: '' }, announcements: text }}
      onDragStart={({ active }) => setHeld(String(active.id))}
      onDragCancel={() => setHeld(null)}
      onDragEnd={end}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <List aria-label={label}>
          {rows.map((one) => (
            <Movable key={one.id} one={one} count={rows.length} close={close} {...on} />
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
    </DndContext>
  );
};
