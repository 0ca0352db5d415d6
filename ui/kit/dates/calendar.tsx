import {
  ChakraProvider,
  DatePicker,
  defineSlotRecipe,
  parseDate,
  useDatePickerContext,
  type SystemContext,
} from '@chakra-ui/react';
import ChevronLeftIcon from '@heroicons/react/20/solid/ChevronLeftIcon';
import ChevronRightIcon from '@heroicons/react/20/solid/ChevronRightIcon';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { row } from '../looks.ts';
import { createPortalSystem } from '../theme/system.ts';
import { calendarPress } from './calendar-press.rule.ts';

/** Style of the buttons in the calendar's header. */
const press = {
  ...row('1'),
  justifyContent: 'center',
  height: '2.25rem',
  minWidth: '36px',
  px: '2',
  borderRadius: 'sm',
  color: 'fg.muted',
  '& svg': { boxSize: '20px' },
  _enabled: { _hover: { background: 'bg.muted' } },
  _disabled: { color: 'fg.subtle', cursor: 'default' },
  '@media (pointer: coarse)': { height: '2.75rem', minWidth: '44px' },
} as const;

const look = defineSlotRecipe({
  slots: [
    'content',
    'view',
    'viewControl',
    'prevTrigger',
    'nextTrigger',
    'viewTrigger',
    'table',
    'tableHeader',
    'tableCell',
    'tableCellTrigger',
  ],
  base: {
    content: { outline: '0' },
    view: { display: 'grid', gap: '1', '&[hidden]': { display: 'none' } },
    viewControl: { ...row('1'), justifyContent: 'space-between' },
    prevTrigger: press,
    nextTrigger: press,
    viewTrigger: { ...press, textStyle: 'label', color: 'fg.default' },
    table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
    tableHeader: {
      height: '1.75rem',
      textStyle: 'caption',
      fontWeight: '600',
      color: 'fg.muted',
      textAlign: 'center',
    },
    tableCell: { padding: '1px' },
    tableCellTrigger: {
      ...row('0'),
      justifyContent: 'center',
      height: '2.25rem',
      borderRadius: 'sm',
      textStyle: 'body',
      color: 'fg.default',
      cursor: 'pointer',
      '&:hover': { background: 'bg.muted' },
      '&[data-outside-range]': { color: 'fg.subtle' },
      '&[data-today]': { border: 'control', fontWeight: '600' },
      '&[data-selected], &[data-selected]:hover': {
        background: 'accent.solid',
        color: 'accent.on',
        fontWeight: '600',
      },
      '&[data-disabled], &[data-disabled]:hover': {
        background: 'transparent',
        color: 'fg.subtle',
        cursor: 'default',
      },
      '&[data-disabled]:not([data-outside-range])': { textDecoration: 'line-through' },
      // Arrow keys work even after a pointer press, so the focus is always visible.
      '&:focus': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '1px' },
      '@media (pointer: coarse)': { height: '2.75rem' },
    },
  },
});

let made: SystemContext | null = null;

/** Returns the portal's design system extended by the calendar's styles. */
const system = (): SystemContext =>
  (made ??= {
    ...createPortalSystem({ theme: { slotRecipes: { datePicker: look } } }),
    _global: [],
  });

const VIEWS = [
  ['day', DatePicker.DayTable, ', choose a month'],
  ['month', DatePicker.MonthTable, ', choose a year'],
  ['year', DatePicker.YearTable, ''],
] as const;

const Views = () => {
  const { view: shown, visibleRangeText } = useDatePickerContext();
  const { start, end } = visibleRangeText;
  const range = start === end ? start : `${start} – ${end}`;
  return VIEWS.map(([view, Table, wider]) => (
    <DatePicker.View key={view} view={view}>
      <DatePicker.ViewControl>
        <DatePicker.PrevTrigger>
          <ChevronLeftIcon aria-hidden />
        </DatePicker.PrevTrigger>
        <DatePicker.ViewTrigger aria-label={`${range}${wider}`}>
          <DatePicker.RangeText />
        </DatePicker.ViewTrigger>
        <DatePicker.NextTrigger>
          <ChevronRightIcon aria-hidden />
        </DatePicker.NextTrigger>
      </DatePicker.ViewControl>
      {shown === view && <Table aria-label={`Choose a ${view}`} />}
    </DatePicker.View>
  ));
};

/** The props of the calendar. Days are texts such as `2026-03-12`; an empty text means no day. */
export interface CalendarProps {
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onChoose: (day: string) => void;
}

const dates = (day: string | undefined) =>
  day === undefined || day === '' ? [] : [parseDate(day)];

/**
 * A calendar to choose a day. The chosen day, or else today, takes the focus at first. Chakra's component is used because
 * its keyboard and screen-reader behavior is hard to build (kit README §9).
 */
export const Calendar = ({ value, min, max, onChoose }: CalendarProps) => {
  const ref = useRef<HTMLDivElement>(null);
  // Runs after the surrounding layer has opened, because only then can a day take the focus.
  useEffect(() => {
    const { current } = ref;
    // The person may have gone on elsewhere while the calendar's code was loaded.
    if (current?.closest('[role=dialog]')?.contains(document.activeElement) !== true) return;
    current.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus();
  }, []);
  // The date picker reports only a changed day and does not know the space bar, so presses are handled before it.
  const press = (event: SyntheticEvent, key: string | null): void => {
    const { target } = event;
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-view]') : null;
    if (cell === null) return;
    const { disabled, value: of, view } = cell.dataset;
    const pressed = calendarPress({ view, value: of, isDisabled: disabled !== undefined }, key);
    if (pressed === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (pressed === 'open') cell.click();
    else onChoose(pressed.day);
  };
  return (
    <ChakraProvider value={system()}>
      <DatePicker.Root
        // Begins anew at a day that is typed while the calendar is open.
        key={value}
        ref={ref}
        inline
        locale="en-US"
        timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
        min={dates(min)[0]}
        max={dates(max)[0]}
        defaultValue={dates(value)}
        onClickCapture={(event) => press(event, null)}
        onKeyDownCapture={(event) => press(event, event.key)}
      >
        <DatePicker.Content>
          <Views />
        </DatePicker.Content>
      </DatePicker.Root>
    </ChakraProvider>
  );
};
