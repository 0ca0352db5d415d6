import type { OpenAct } from '#core/openings/site-openings.schema.ts';
import { formatMoment } from '../kit/format-time.ts';
import { RowTable } from '../shell/row-table.tsx';
import { whatText, whoText } from '../shell/openings/act-text.ts';
import { ScrollBox } from './scroll-box.look.tsx';

/** An opening or closing with the name of its area. */
export interface NamedAct extends OpenAct {
  readonly area: string;
}

/** Who opened and closed when, newest first: the same as the strips, as a table. */
export const OpenActsTable = ({
  acts,
  now,
  timeZone,
}: {
  readonly acts: readonly NamedAct[];
  readonly now: string;
  readonly timeZone: string;
}) => (
  <ScrollBox tabIndex={0} role="region" aria-label="Who opened and closed, as a table">
    <RowTable
      wide
      columns={[
        { head: 'When', cell: ({ at }) => formatMoment(at, now, timeZone) },
        {
          head: 'What',
          cell: (act) => (act.mark === null ? whatText(act) : `${whatText(act)}, ${act.mark}`),
        },
        { head: 'Who', marks: 'second', cell: (act) => whoText(act) ?? '–' },
        { head: 'Area', marks: 'second', cell: ({ area }) => area },
      ]}
      rows={acts}
      rowKey={({ at, area, what }) => `${at} ${area} ${what}`}
    />
  </ScrollBox>
);
