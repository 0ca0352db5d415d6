import type { ComponentType, SVGProps } from 'react';
import { inlineIcon, wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';
import { Table } from '../kit/table.tsx';
import { Text } from '../kit/text.ts';

const Frame = styled('div', { base: { borderTop: 'subtle' } });
/** Columns of figures are of one width. */
const Head = styled('th', { base: { width: '17%' } });
const Name = styled('span', {
  base: { '& > svg': { ...inlineIcon('2'), color: 'fg.muted' } },
});
/** On phones the words stand at the end of the row's one line. */
const FirstCell = styled('td', { base: { gridColumn: '1 / -1' } });
const Line = styled('div', {
  base: { ...wrapping('4px 12px'), alignItems: 'center', justifyContent: 'space-between' },
});
const Words = styled('ul', {
  base: {
    display: 'none',
    '@media (max-width: 640px)': {
      ...wrapping('0 12px'),
      textStyle: 'small',
      color: 'fg.muted',
    },
  },
});
const Word = styled('li', {
  base: {},
  variants: { wrong: { true: { color: 'state.alarm.fg', fontWeight: '600' } } },
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

/** How many of each kind came to what: a dash where none did, so that the eye finds what did; on phones a line of words takes the place of the figures. */
export const TallyTable = ({ label, head, columns, rows }: TallyTableProps) => (
  <Frame>
    <Table aria-label={label}>
      <thead>
        <tr>
          <th>{head}</th>
          {columns.map(({ title }) => (
            <Head key={title} data-number="">
              {title}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, icon: Icon, name, figures }) => (
          <tr key={key}>
            <FirstCell>
              <Line>
                <Name>
                  <Icon aria-hidden />
                  {name}
                </Name>
                <Words>
                  {columns.map(({ title, wrong }, at) =>
                    figures[at] ? (
                      <Word key={title} wrong={wrong}>
                        {`${shown(figures[at])} ${title.toLowerCase()}`}
                      </Word>
                    ) : null,
                  )}
                </Words>
              </Line>
            </FirstCell>
            {columns.map(({ title, wrong }, at) => {
              const figure = figures[at] ?? 0;
              return (
                <td
                  key={title}
                  data-number=""
                  data-off=""
                  data-strong={figure === 0 ? undefined : ''}
                  data-urgent={wrong === true && figure > 0 ? '' : undefined}
                >
                  {figure === 0 ? (
                    <Text data-word="" as="span" tone="muted">
                      {shown(figure)}
                    </Text>
                  ) : (
                    shown(figure)
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  </Frame>
);
