import ArrowRightIcon from '@heroicons/react/16/solid/ArrowRightIcon';
import ExclamationTriangleIcon from '@heroicons/react/16/solid/ExclamationTriangleIcon';
import type { ReactNode } from 'react';
import { cardBox, row } from '../kit/looks.ts';
import { centered } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Frame = styled('ul', {
  base: {
    ...cardBox,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(18.75rem, 100%), 1fr))',
    overflow: 'hidden',
  },
});
const Card = styled('li', {
  base: {
    // Draws lines between the cards for any number of cards per row, but none at the outer edges.
    padding: '12px 16px',
    borderInlineStart: 'subtle',
    borderTop: 'subtle',
    margin: '-1px 0 0 -1px',
    display: 'grid',
    gap: '2',
    alignContent: 'start',
  },
});
const Head = styled('p', {
  base: {
    ...row('2'),
    justifyContent: 'space-between',
    textStyle: 'small',
    color: 'fg.muted',
  },
});
const Title = styled('b', { base: { fontWeight: '400' } });
const Left = styled('span', { base: { whiteSpace: 'nowrap' } });
const Who = styled('div', {
  base: {
    ...row('3'),
    flexWrap: 'wrap',
    rowGap: '0',
  },
});
const Initials = styled('i', {
  base: {
    ...centered,
    boxSize: '32px',
    borderRadius: 'full',
    background: 'bg.inverse',
    color: 'fg.inverse',
    textStyle: 'caption',
    fontStyle: 'normal',
    fontWeight: '600',
    '&[data-nobody]': {
      background: 'state.trouble.subtle',
      color: 'state.trouble.fg',
      '& > svg': { boxSize: '16px' },
    },
  },
});
const Name = styled('b', { base: { textStyle: 'title', overflowWrap: 'anywhere' } });
const Until = styled('span', { base: { color: 'fg.muted' } });
const Line = styled('p', {
  base: {
    ...row('2'),
    '& > svg': { boxSize: '16px', flex: 'none', color: 'fg.muted' },
    '&[data-warns]': { color: 'state.trouble.fg', '& > svg': { color: 'state.trouble.solid' } },
  },
});
const Passed = styled('svg', {
  base: {
    display: 'block',
    width: '100%',
    height: '14px',
    '& > [data-base]': { stroke: 'border.control', strokeWidth: 1 },
    '& > [data-past]': { fill: 'data.bar' },
    '& > [data-now]': { stroke: 'fg.default', strokeWidth: 2 },
    '& > [data-tick]': { stroke: 'border.control', strokeWidth: 1 },
  },
});
const Note = styled('p', { base: { textStyle: 'small', color: 'fg.muted' } });

/** The card of one on-call list: who is on call now, and who is next. */
export interface Duty {
  readonly key: string;
  readonly title: string;
  /** The text on the right, such as the time left. */
  readonly left: string | null;
  readonly initials: string;
  /** Null when nobody is on call. */
  readonly name: string | null;
  /** The text after the name, such as until when the person is on call. */
  readonly until: string | null;
  /** The elapsed share of the shift, 0 to 1, and the shift's length in days. Null for a shift without a start or an end. */
  readonly passed: { readonly share: number; readonly days: number } | null;
  readonly then: ReactNode;
  /** True if nobody is on call or nobody follows. */
  readonly warns: boolean;
  readonly note: string;
}

const at = (share: number): string => `${(share * 100).toFixed(2)}%`;

const Shift = ({ passed: { share, days } }: { readonly passed: NonNullable<Duty['passed']> }) => (
  <Passed aria-hidden>
    <rect data-past="" x={0} y={2} height={8} width={at(share)} />
    <line data-base="" x1="0%" x2="100%" y1={10.5} y2={10.5} />
    {Array.from({ length: Math.min(60, days) + 1 }, (_, day) => (
      <line
        key={day}
        data-tick=""
        x1={at(day / Math.max(1, days))}
        x2={at(day / Math.max(1, days))}
        y1={6}
        y2={10.5}
      />
    ))}
    <line data-now="" x1={at(share)} x2={at(share)} y1={0} y2={12} />
  </Passed>
);

/** Cards side by side with who is on call now, the progress of the shift, and who is next (kit README §7 "Duty cards"). */
export const DutyCards = ({ duties }: { readonly duties: readonly Duty[] }) => (
  <Frame aria-label="On call now">
    {duties.map((duty) => (
      <Card key={duty.key}>
        <Head>
          <Title>{duty.title}</Title>
          {duty.left !== null && <Left>{duty.left}</Left>}
        </Head>
        <Who>
          <Initials aria-hidden data-nobody={duty.name === null ? '' : undefined}>
            {duty.name === null ? <ExclamationTriangleIcon /> : duty.initials}
          </Initials>
          <Name>{duty.name ?? 'Nobody'}</Name>
          {duty.until !== null && <Until>{duty.until}</Until>}
        </Who>
        {duty.passed !== null && <Shift passed={duty.passed} />}
        <Line data-warns={duty.warns ? '' : undefined}>
          {duty.warns ? <ExclamationTriangleIcon aria-hidden /> : <ArrowRightIcon aria-hidden />}
          <span>{duty.then}</span>
        </Line>
        <Note>{duty.note}</Note>
      </Card>
    ))}
  </Frame>
);
