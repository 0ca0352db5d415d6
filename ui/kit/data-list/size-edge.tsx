import { useRef } from 'react';

interface SizeEdgeProps {
  readonly onSize: (width: number | null) => void;
}

/**
 * The edge of a column's head. Dragging it resizes the column, and a double click undoes that. The column chooser has
 * buttons for the same, so that neither dragging nor a mouse is required (WCAG 2.5.7).
 */
export const SizeEdge = ({ onSize }: SizeEdgeProps) => {
  const start = useRef<{ readonly x: number; readonly width: number } | null>(null);
  return (
    <i
      data-size=""
      aria-hidden
      onPointerDown={({ button, clientX, currentTarget, pointerId }) => {
        if (button !== 0) return;
        currentTarget.setPointerCapture(pointerId);
        start.current = { x: clientX, width: currentTarget.parentElement?.offsetWidth ?? 0 };
      }}
      onPointerMove={({ clientX }) => {
        const { current: from } = start;
        if (from !== null && clientX !== from.x) onSize(from.width + clientX - from.x);
      }}
      onLostPointerCapture={({ clientX, currentTarget }) => {
        const { current: from } = start;
        start.current = null;
        // The column may have stopped earlier than the pointer, at its content or at the list's edge.
        if (from !== null && clientX !== from.x)
          onSize(currentTarget.parentElement?.offsetWidth ?? null);
      }}
      onDoubleClick={() => onSize(null)}
    />
  );
};
