import type { Announcements } from '@dnd-kit/core';

/** The row data that screen readers announce. */
export interface DraggedRow {
  readonly name: string;
  readonly place: number;
  readonly count: number;
}

/** Returns the screen reader announcements during dragging, with names and positions instead of internal row ids. */
export const dragText = (rowOf: (id: string) => DraggedRow | null): Announcements => {
  const one = (id: string | number): DraggedRow | null => rowOf(String(id));
  return {
    onDragStart: ({ active }) => {
      const row = one(active.id);
      return row === null ? '' : `${row.name} is picked up, ${row.place} of ${row.count}.`;
    },
    onDragOver: ({ active, over }) => {
      const [row, at] = [one(active.id), over === null ? null : one(over.id)];
      return row === null || at === null ? '' : `${row.name} would be ${at.place} of ${at.count}.`;
    },
    onDragEnd: ({ active, over }) => {
      const [row, at] = [one(active.id), over === null ? null : one(over.id)];
      if (row === null) return '';
      return at === null || over?.id === active.id
        ? `${row.name} stays ${row.place} of ${row.count}.`
        : `${row.name} is put down, ${at.place} of ${at.count}.`;
    },
    onDragCancel: ({ active }) => {
      const row = one(active.id);
      return row === null ? '' : `${row.name} stays ${row.place} of ${row.count}.`;
    },
  };
};
