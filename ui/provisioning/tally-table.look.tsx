import { grouped } from '#core/kernel/counted.rule.ts';
import type { ComponentType, SVGProps } from 'react';
import { inlineIcon, wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';
import { Table } from '../kit/table.tsx';
import { Text } from '../kit/text.ts';

const Frame = styled('div', { base: { borderTop: 'subtle' } });
/** Gives all number columns the same width. */
const Head = styled('th', { base: { width: '17%' } });
const Name = styled('span', {
  base: { '& > svg': { ...inlineIcon('2'), color: 'fg.muted' } },
});
/** On phones, the counts form a line of text below the name. */
const FirstCell = styled('td', { base: { gridColumn: '1 / -1' } });
const Line = styled('div', {
  base: { ...wrapping('4px 12px'), alignItems: 'center', justifyContent: 'space-between' },
});
const Words = styled('ul', {
  base: {
    display: 'none',
    '@media (max-width: 40rem)': {
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
  /** True when the counted items need attention. */
  readonly wrong?: boolean;
}

interface TallyTableProps {
  readonly label: string;
  /** Heading of the name column. */
  readonly head: string;
  readonly columns: readonly TallyColumn[];
  readonly rows: readonly {
    readonly key: string;
    readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
    readonly name: string;
    /** One count per column. */
    readonly figures: readonly number[];
  }[];
}

const shown = (figure: number): string => (figure === 0 ? '–' : grouped(figure));

/**
 * A table of counts per row and result. Zero shows as a dash, so that other counts stand out; on phones a line of text
 * replaces the counts.
 */
export const TallyTable = ({ label, head, columns, rows }: TallyTableProps) => (
  <Frame>
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
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
