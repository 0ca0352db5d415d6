import EyeIcon from '@heroicons/react/20/solid/EyeIcon';
import { createPortal } from 'react-dom';
import { HiddenText } from '../kit/hidden-text.tsx';
import { row } from '../kit/looks.ts';
import { heardOnly } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';
import { Strong } from '../kit/text.ts';
import { useTopDialog, useTopLayer } from '../kit/top-layer.ts';

const Bar = styled('section', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '90',
    ...row('3'),
    justifyContent: 'center',
    height: 'var(--visit)',
    px: '4',
    background: 'state.alarm.solid',
    color: 'state.alarm.on',
    textStyle: 'body',
    '& > svg': { flexShrink: '0', boxSize: '20px' },
    '@media (max-width: 40rem)': {
      gap: '2',
      px: '2',
      textStyle: 'small',
      '& [data-wide]': heardOnly,
    },
    '@media print': { display: 'none' },
  },
  variants: {
    layer: {
      top: { position: 'fixed', inset: '0 0 auto', width: '100%', margin: '0', border: '0' },
    },
  },
});

const Line = styled('p', {
  base: {
    display: 'flex',
    minWidth: '0',
    gap: '3',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '& > [data-who]': { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
    '@media (max-width: 40rem)': { gap: '1.5' },
  },
});

const End = styled('button', {
  base: {
    flexShrink: '0',
    height: '2rem',
    px: '3',
    borderRadius: 'sm',
    // A white button with a white focus ring in both themes, because the themes' usual colors are invisible on red.
    background: 'state.alarm.on',
    color: 'state.alarm.solid',
    textStyle: 'label',
    fontSize: '0.8125rem',
    '&:hover': { textDecoration: 'underline' },
    _focusVisible: { outline: '2px solid', outlineColor: 'state.alarm.on', outlineOffset: '2px' },
    '@media (pointer: coarse)': { height: '2.75rem' },
  },
});

const Frame = styled('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: '90',
    border: '4px solid',
    borderTop: '0',
    borderColor: 'state.alarm.solid',
    pointerEvents: 'none',
    '@media print': { display: 'none' },
  },
});

export interface WarningFrameProps {
  readonly label: string;
  /** `name` is the person; `before` and `after` surround the name and are hidden on phones. */
  readonly before: string;
  readonly name: string;
  readonly after: string | null;
  readonly mode: string;
  /** What the mode means. On phones only screen readers get this text. */
  readonly limit: string | null;
  readonly clock: string;
  readonly end: {
    readonly label: string;
    /** Text for screen readers after the button's label. */
    readonly of: string;
    readonly busy: boolean;
    readonly press: () => void;
  };
  /** Announced to screen readers when it changes. */
  readonly announcement: string;
}

const Words = (props: WarningFrameProps) => {
  const { before, name, after, mode, limit, clock, end } = props;
  return (
    <>
      <EyeIcon aria-hidden />
      <Line>
        <span data-who="">
          <span data-wide="">{before} </span>
          <Strong>{name}</Strong>
          {after !== null && <span data-wide=""> {after}</span>}
        </span>
        <span aria-hidden>·</span>
        <span>
          <Strong>{mode}</Strong>
          {limit !== null && <span data-wide="">, {limit}</span>}
        </span>
        <span aria-hidden>·</span>
        <span role="timer">
          <Strong>{clock}</Strong> left
        </span>
      </Line>
      <End type="button" aria-busy={end.busy} onClick={end.press}>
        {end.label}
        <HiddenText> {end.of}</HiddenText>
      </End>
      <HiddenText role="status">{props.announcement}</HiddenText>
    </>
  );
};

/** The same bar inside an open dialog, because the dialog makes the page's bar unusable. */
const BarInDialog = (props: WarningFrameProps) => (
  <Bar {...useTopLayer<HTMLElement>()} aria-label={props.label} layer="top">
    <Words {...props} />
  </Bar>
);

/** A bar above the page and a border around it, which warn that the screen belongs to another person (kit README §7 "Impersonation"). */
export const WarningFrame = (props: WarningFrameProps) => {
  const dialog = useTopDialog();
  return (
    <>
      <Bar aria-label={props.label}>
        <Words {...props} />
      </Bar>
      {dialog !== null && createPortal(<BarInDialog {...props} />, dialog)}
      <Frame data-impersonation-frame="" />
    </>
  );
};
