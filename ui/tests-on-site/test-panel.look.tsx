import BeakerIcon from '@heroicons/react/24/outline/BeakerIcon';
import type { ReactNode, Ref } from 'react';
import { row } from '../kit/looks.ts';
import { hatch } from '../kit/on-test.tsx';
import { column, wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const STRIPES =
  'repeating-linear-gradient(135deg, var(--p-colors-state-test-solid) 0 5px, var(--p-colors-state-test-subtle) 5px 10px)';

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
} as const;

const Frame = styled('section', {
  base: {
    ...hatch('14px', 5),
    ...column('3'),
    padding: '16px 20px 16px 34px',
    border: '1px solid',
    borderColor: 'state.test.border',
    borderRadius: 'md',
    background: 'state.test.subtle',
    scrollMarginBlock:
      'calc(var(--header) + var(--visit, 0px) + var(--pinned-head, 0px) + 8px) calc(var(--pinned-foot, 0px) + 8px)',
    '@media (max-width: 40rem)': { padding: '12px 16px 12px 30px' },
  },
});
const Head = styled('div', { base: line });
const Words = styled('header', { base: { flex: '1 1 240px' } });
const Clock = styled('div', {
  base: {
    fontSize: '2.5rem',
    lineHeight: '2.75rem',
    fontWeight: '600',
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
});
const Foot = styled('div', {
  base: { ...line, alignItems: 'flex-end', justifyContent: 'space-between' },
});
const Ways = styled('footer', {
  base: {
    ...wrapping('2'),
    alignItems: 'center',
    justifyContent: 'flex-end',
    '@media (max-width: 51.25rem)': { justifyContent: 'flex-start' },
    '@media (max-width: 40rem)': { '& > [data-way]': { flex: '1 1 auto', minHeight: '44px' } },
    '[data-barred] &': { '@media (max-width: 40rem)': { '& > [data-way]': { display: 'none' } } },
  },
});
/** A text with the result of the last action. */
export const TestOutcome = styled('p', {
  base: {
    flex: '1 1 100%',
    textStyle: 'small',
    textAlign: 'end',
    '@media (max-width: 51.25rem)': { textAlign: 'start' },
  },
});
const ClockNote = styled('small', {
  base: {
    textStyle: 'caption',
    fontWeight: '400',
    letterSpacing: '0',
    color: 'fg.muted',
    marginInlineStart: '8px',
  },
});
const Title = styled('h2', {
  base: {
    outline: '0',
    ...row('3'),
    textStyle: 'form',
    fontWeight: '600',
    '& > svg': { boxSize: '20px', flexShrink: '0', color: 'state.test.solid' },
  },
});
const Text = styled('p', { base: { color: 'fg.muted', paddingInlineStart: '2rem' } });

const Scale = styled('div', {
  base: {
    flex: '1 1 240px',
  },
});
const Track = styled('div', {
  base: {
    position: 'relative',
    height: '12px',
    border: '1px solid',
    borderColor: 'state.test.border',
    background: 'bg.surface',
  },
});
const Gone = styled('i', {
  base: { position: 'absolute', insetBlock: '0', insetInlineStart: '0', backgroundImage: STRIPES },
});
const Now = styled('b', {
  base: { position: 'absolute', insetBlock: '-4px', width: '3px', background: 'fg.default' },
});
const Times = styled('ol', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    marginTop: '1',
    textStyle: 'caption',
    color: 'fg.muted',
  },
});
const Time = styled('li', {
  base: { '@media (max-width: 40rem)': { '&:nth-of-type(2n)': { display: 'none' } } },
});

interface TestPanelProps {
  readonly label: string;
  readonly sentence: string;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly text: string;
  /** The remaining time as text, such as "1 h 12 m". */
  readonly left: string;
  /** Elapsed share of the test, 0 to 1. */
  readonly share: number;
  /** Five evenly spaced times from the test's start to its end. */
  readonly times: readonly string[];
  /** True to show the actions in a bottom bar on phones. */
  readonly barred?: boolean;
  /** The action buttons, each with `data-way`, and a `TestOutcome` with the last result. */
  readonly children?: ReactNode;
}

/** A running test: what is not monitored and until when, remaining time, progress, and actions (kit README §7 "Test panel"). */
export const TestPanel = ({
  label,
  sentence,
  text,
  left,
  share,
  times,
  barred = false,
  titleRef,
  children,
}: TestPanelProps) => {
  const done = `${String(Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10)}%`;
  return (
    <Frame aria-label={label} data-barred={barred ? '' : undefined}>
      <Head>
        <Words>
          <Title ref={titleRef} tabIndex={-1}>
            <BeakerIcon aria-hidden />
            {sentence}
          </Title>
          <Text>{text}</Text>
        </Words>
        <Clock aria-hidden>
          {left}
          <ClockNote>left</ClockNote>
        </Clock>
      </Head>
      <Foot>
        <Scale aria-hidden>
          <Track>
            <Gone ref={(node) => node?.style.setProperty('width', done)} />
            <Now ref={(node) => node?.style.setProperty('inset-inline-start', done)} />
          </Track>
          <Times>
            {times.map((time, at) => (
              <Time key={`${at} ${time}`}>{time}</Time>
            ))}
          </Times>
        </Scale>
        {children !== undefined && <Ways>{children}</Ways>}
      </Foot>
    </Frame>
  );
};
