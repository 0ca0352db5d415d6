import CalendarIcon from '@heroicons/react/24/outline/CalendarIcon';
import { useLayoutEffect, type KeyboardEvent, type ReactNode } from 'react';
import type { CalendarProps } from './calendar.tsx';
import { IconButton } from '../icon-button.tsx';
import { lazyComponent } from '../lazy-component.tsx';
import { row } from '../looks.ts';
import { raised } from '../portal-looks.ts';
import { styled } from '../styled.ts';
import { plainPopover, useTopLayer } from '../top-layer.ts';
import { usePopover } from '../use-popover.ts';

const Box = styled('div', { base: { position: 'relative' } });
const End = styled('div', {
  base: {
    ...row('0'),
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '4px',
    '@media (pointer: coarse)': { insetInlineEnd: '0' },
  },
});
const Layer = styled('div', {
  base: {
    ...plainPopover,
    '&[popover]': {
      ...plainPopover['&[popover]'],
      ...raised,
      position: 'fixed',
      inset: 'auto',
      width: '18.5rem',
      padding: '12px',
      color: 'fg.default',
      '@media (pointer: coarse)': { width: '21.375rem' },
    },
    outline: '0',
  },
});
const Note = styled('p', { base: { textStyle: 'small', color: 'fg.muted' } });

const Unavailable = () => (
  <Note role="status">The calendar could not be loaded. Type the date instead.</Note>
);

/** The calendar's code is loaded when a calendar is first opened. */
const Calendar = lazyComponent<CalendarProps>(
  async () => (await import('./calendar.tsx')).Calendar,
  Unavailable,
);

/** Pixels between a field, its layer, and the edge of the window. */
const GAP = 4;

/** Places a layer below a field, or above the field if there is more room. */
const placeAt = (layer: HTMLElement, field: HTMLElement): void => {
  const { left, top, bottom } = field.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = layer;
  const isBelow = bottom + GAP + offsetHeight <= clientHeight || top < clientHeight - bottom;
  const wanted = isBelow ? bottom + GAP : top - GAP - offsetHeight;
  const within = (at: number, room: number): number => Math.max(GAP, Math.min(at, room - GAP));
  layer.style.setProperty('left', `${within(left, clientWidth - offsetWidth)}px`);
  layer.style.setProperty('top', `${within(wanted, clientHeight - offsetHeight)}px`);
};

const CalendarLayer = ({
  id,
  label,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}) => {
  const top = useTopLayer<HTMLDivElement>();
  const { ref } = top;
  useLayoutEffect(() => {
    const layer = ref.current;
    const field = layer?.parentElement ?? null;
    if (layer === null || field === null) return undefined;
    const place = (): void => placeAt(layer, field);
    // The layer has the focus while the calendar loads, so that the calendar can tell whether the person went elsewhere.
    layer.focus({ preventScroll: true });
    // The layer's size changes when its code has loaded, and when a month with another number of weeks is shown.
    const sizes = new ResizeObserver(place);
    sizes.observe(layer);
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [ref]);
  return (
    <Layer {...top} id={id} role="dialog" aria-label={label} tabIndex={-1}>
      {children}
    </Layer>
  );
};

interface DayBoxProps extends Omit<CalendarProps, 'onChoose'> {
  readonly label: string;
  readonly disabled?: boolean | undefined;
  readonly onChoose: (day: string) => void;
  /** The input, which must leave room at its end for the calendar button. */
  readonly children: ReactNode;
}

/** A frame for a day input with a calendar button. The button or Alt+ArrowDown opens the calendar; choosing a day closes it. */
export const DayBox = ({ label, disabled, onChoose, children, ...days }: DayBoxProps) => {
  const layer = usePopover();
  return (
    <Box
      {...layer.root}
      onKeyDown={(event: KeyboardEvent) => {
        layer.root.onKeyDown(event);
        if (event.key !== 'ArrowDown' || !event.altKey || layer.open || disabled === true) return;
        event.preventDefault();
        layer.show();
      }}
    >
      {children}
      <End>
        <IconButton
          {...layer.button}
          label={`Open calendar, ${label}`}
          size="sm"
          disabled={disabled}
          aria-haspopup="dialog"
        >
          <CalendarIcon />
        </IconButton>
      </End>
      {layer.open && (
        <CalendarLayer id={layer.id} label={`Calendar, ${label}`}>
          <Calendar
            {...days}
            onChoose={(day) => {
              onChoose(day);
              layer.close();
            }}
          />
        </CalendarLayer>
      )}
    </Box>
  );
};
