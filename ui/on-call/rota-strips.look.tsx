import { HiddenText } from '../kit/hidden-text.tsx';
import {
  RotaFrame,
  RotaHead,
  RotaKeyEntry,
  RotaName,
  RotaNote,
  RotaPlace,
  RotaTitle,
  RotaTitleNote,
  RotaZone,
} from './rota-frame.look.tsx';
import { useElementSize } from '../kit/use-size.ts';

/** The kind of a bar, which decides how the bar is drawn. The text of the bar must also name the kind. */
export type RotaLook = 'rotation' | 'override' | 'fixed' | 'draft' | 'nobody' | 'own';

/** One bar in a row; times in milliseconds. */
export interface RotaBar {
  readonly from: number;
  readonly to: number;
  readonly look: RotaLook;
  readonly text: string;
  /** Used when the full text does not fit. */
  readonly short: string;
}

/** The row of one tier, with the people on call over time. */
export interface RotaRow {
  readonly key: string;
  readonly name: string;
  /** The text below the name. */
  readonly note?: string;
  readonly bars: readonly RotaBar[];
  /** The content of the row as text for screen readers. */
  readonly words: string;
}

interface RotaDay {
  readonly key: string;
  readonly from: number;
  readonly name: string;
  readonly number: string;
  readonly current: boolean;
}

interface RotaProps {
  readonly label: string;
  /** The time zone label, shown beside the day names. */
  readonly zone: string;
  readonly from: number;
  readonly to: number;
  /** Null if the current time is outside the shown days. */
  readonly now: number | null;
  readonly days: readonly RotaDay[];
  readonly sections: readonly {
    readonly key: string;
    /** Null for rows without a heading. */
    readonly title: string | null;
    readonly note: string;
    readonly rows: readonly RotaRow[];
  }[];
}

/** A legend of the bar kinds. */
export const RotaKey = ({ words }: { readonly words: readonly (readonly [RotaLook, string])[] }) =>
  words.map(([look, word]) => (
    <RotaKeyEntry key={look} of={look}>
      {word}
    </RotaKeyEntry>
  ));

/** Average width of a character and space beside a text, in pixels. */
const LETTER = 6.6;
const BESIDE = 14;

interface Scale {
  readonly at: (moment: number) => string;
  readonly room: (from: number, to: number) => number;
}

const textIn = (one: RotaBar, room: number): string | null =>
  [one.text, one.short].find((text) => text.length * LETTER + BESIDE <= room) ?? null;

/**
 * Returns the position of a text: after the line for the current time if the line crosses the bar and leaves enough room,
 * otherwise at the start of the bar.
 */
const textAt = (one: RotaBar, text: string, now: number | null, { at, room }: Scale) =>
  now !== null &&
  one.from <= now &&
  now < one.to &&
  room(now, one.to) >= text.length * LETTER + BESIDE
    ? { x: at(now), dx: 8 }
    : { x: at(one.from), dx: 8 };

const Strip = ({
  row: { bars },
  days,
  now,
  scale,
}: Pick<RotaProps, 'days' | 'now'> & { readonly row: RotaRow; readonly scale: Scale }) => (
  <svg aria-hidden>
    {days.map((day) => (
      <line
        key={day.key}
        data-grid=""
        x1={scale.at(day.from)}
        x2={scale.at(day.from)}
        y1={0}
        y2={44}
      />
    ))}
    {bars.map((one) => (
      <rect
        key={`${one.look} ${one.from}`}
        data-look={one.look}
        rx={2}
        x={scale.at(one.from)}
        y={10.5}
        height={23}
        width={`max(2px, ${(scale.room(one.from, one.to) / scale.room(0, 1)) * 100}%)`}
      >
        <title>{one.text}</title>
      </rect>
    ))}
    {now !== null && <line data-now="" x1={scale.at(now)} x2={scale.at(now)} y1={0} y2={44} />}
    {bars.map((one) => {
      const text = textIn(one, scale.room(one.from, one.to));
      return (
        text !== null && (
          <text
            key={`text ${one.look} ${one.from}`}
            data-look={one.look}
            y={26}
            {...textAt(one, text, now, scale)}
          >
            {text}
          </text>
        )
      );
    })}
  </svg>
);

/**
 * The day names above the columns. Columns narrower than 58 px show only the day number; columns narrower than 22 px show
 * one day per week.
 */
const DayNames = ({
  days,
  scale,
  each,
}: Pick<RotaProps, 'days'> & { readonly scale: Scale; readonly each: number }) =>
  days.map((day, index) =>
    each < 22 && index % 7 !== 0 ? null : (
      <text
        key={day.key}
        data-current={day.current ? '' : undefined}
        y={20}
        x={scale.at(day.from)}
        dx={each < 22 ? 0 : each / 2}
        textAnchor={each < 22 ? 'start' : 'middle'}
      >
        {each >= 58 || each < 22 ? `${day.name} ${day.number}` : day.number}
      </text>
    ),
  );

/** Tier rows with the people on call over time (kit README §7 "Rota strips"). Screen readers get the text of each row. */
export const RotaStrips = (props: RotaProps) => {
  const { label, zone, from, to, now, days, sections } = props;
  const [ruler, { width }] = useElementSize();
  const share = (moment: number): number => Math.min(1, Math.max(0, (moment - from) / (to - from)));
  const scale: Scale = {
    at: (moment) => `${(share(moment) * 100).toFixed(3)}%`,
    room: (begins, ends) => (share(ends) - share(begins)) * width,
  };
  const whole: Scale = {
    ...scale,
    room: (a, b) => (a === 0 && b === 1 ? width || 1 : scale.room(a, b)),
  };
  return (
    <RotaFrame>
      <RotaHead aria-hidden>
        <RotaZone>{zone}</RotaZone>
        <svg ref={ruler as never} data-ruler="">
          {width > 0 && <DayNames days={days} scale={scale} each={width / days.length} />}
          {days.map((day) => (
            <line
              key={day.key}
              data-grid=""
              x1={scale.at(day.from)}
              x2={scale.at(day.from)}
              y1={30}
              y2={44}
            />
          ))}
          {now !== null && (
            <line data-now="" x1={scale.at(now)} x2={scale.at(now)} y1={28} y2={44} />
          )}
        </svg>
      </RotaHead>
      {sections.map((section) => [
        section.title !== null && (
          <RotaTitle key={`head ${section.key}`}>
            {section.title}
            <RotaTitleNote>{section.note}</RotaTitleNote>
          </RotaTitle>
        ),
        <ul key={section.key} aria-label={section.title ?? label}>
          {section.rows.map((row) => (
            <RotaPlace key={row.key}>
              <RotaName>
                {row.name}
                {row.note !== undefined && <RotaNote>{row.note}</RotaNote>}
                <HiddenText>: {row.words}</HiddenText>
              </RotaName>
              <Strip row={row} days={days} now={now} scale={whole} />
            </RotaPlace>
          ))}
        </ul>,
      ])}
    </RotaFrame>
  );
};
