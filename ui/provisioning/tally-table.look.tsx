import type { ComponentType, SVGProps } from 'react';
import { heardOnly, inlineIcon, wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

/** Its figures stand below each other; on phones a line of words takes their place. */
const Tally = styled('table', {
  base: {
    textStyle: 'body',
    borderTop: 'subtle',
    '& th': {
      height: '36px',
      paddingInline: '12px',
      textAlign: 'start',
      textStyle: 'caption',
      fontWeight: '600',
      color: 'fg.muted',
      background: 'bg.subtle',
      whiteSpace: 'nowrap',
    },
    '& td': { height: '40px', padding: '6px 12px', borderTop: 'subtle' },
    '& tr > :first-of-type': { paddingInlineStart: '16px' },
    '& tr > :last-of-type': { paddingInlineEnd: '16px' },
    '& td:first-of-type > svg': { ...inlineIcon('2'), color: 'fg.muted' },
    '& [data-number]': { width: '17%', textAlign: 'end', whiteSpace: 'nowrap' },
    '& td[data-number]:not([data-wrong])': { color: 'fg.muted' },
    '& td[data-some]:not([data-wrong])': { color: 'fg.default', fontWeight: '600' },
    '& [data-wrong]': { color: 'state.alarm.fg', fontWeight: '600' },
    '& td > ul': { display: 'none' },
    '@media (max-width: 640px)': {
      '& thead': heardOnly,
      '& tbody tr': { display: 'block', padding: '8px 16px', borderTop: 'subtle' },
      '& tbody tr > td': { display: 'none' },
      '& tbody tr > td:first-of-type': {
        ...wrapping('4px 12px'),
        alignItems: 'center',
        justifyContent: 'space-between',
        height: 'auto',
        padding: '0',
        border: '0',
        '& > svg': { margin: '0' },
        '& > span': { flex: '1 1 auto' },
        '& > ul': { ...wrapping('0 12px'), textStyle: 'small', color: 'fg.muted' },
      },
    },
  },
});

interface TallyColumn {
  readonly title: string;
  /** What is counted here needs somebody. */
  readonly wrong?: boolean;
}

interface TallyTableProps {
  readonly label: string;
  /** Over the names. */
  readonly head: string;
  readonly columns: readonly TallyColumn[];
  readonly rows: readonly {
    readonly key: string;
    readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
    readonly name: string;
    /** One for each column. */
    readonly figures: readonly number[];
  }[];
}

const shown = (figure: number): string => (figure === 0 ? '–' : figure.toLocaleString('en-US'));

/** How many of each kind came to what: a dash where none did, so that the eye finds what did. */
export const TallyTable = ({ label, head, columns, rows }: TallyTableProps) => (
  <Tally aria-label={label}>
    <thead>
      <tr>
        <th>{head}</th>
        {columns.map(({ title }) => (
          <th key={title} data-number="">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, icon: Icon, name, figures }) => (
        <tr key={key}>
          <td>
            <Icon aria-hidden />
            <span>{name}</span>
            <ul>
              {columns.map(({ title, wrong }, at) =>
                figures[at] ? (
                  <li key={title} data-wrong={wrong === true ? '' : undefined}>
                    {`${shown(figures[at])} ${title.toLowerCase()}`}
                  </li>
                ) : null,
              )}
            </ul>
          </td>
          {columns.map(({ title, wrong }, at) => {
            const figure = figures[at] ?? 0;
            return (
              <td
                key={title}
                data-number=""
                data-some={figure === 0 ? undefined : ''}
                data-wrong={wrong === true && figure > 0 ? '' : undefined}
              >
                {shown(figure)}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </Tally>
);
