import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import XMarkIcon from '@heroicons/react/16/solid/XMarkIcon';
import { styled } from './styled.ts';

const List = styled('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px 4px',
    '& > li': {
      display: 'grid',
      gridTemplateRows: 'auto auto 1fr',
      maxWidth: '216px',
      minWidth: '0',
      borderTop: '3px solid',
      borderColor: 'data.bar',
      '& > b': {
        padding: '6px 8px',
        background: 'bg.muted',
        textStyle: 'form',
        fontWeight: '600',
        fontVariantNumeric: 'tabular-nums',
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-wrap',
      },
      '& > span': { padding: '6px 8px 0', textStyle: 'caption', color: 'fg.muted' },
      '& > em': {
        display: 'flex',
        gap: '4px',
        padding: '0 8px',
        fontStyle: 'normal',
        textStyle: 'small',
        overflowWrap: 'anywhere',
        '& > svg': { flexShrink: '0', boxSize: '16px', marginTop: '1px' },
      },
    },
    '& > li[data-tone=ok]': {
      borderColor: 'state.ok.solid',
      '& > b': { background: 'state.ok.subtle', color: 'state.ok.fg' },
      '& svg': { color: 'state.ok.solid' },
    },
    '& > li[data-tone=bad]': {
      borderColor: 'state.alarm.solid',
      '& > b': { background: 'state.alarm.subtle', color: 'state.alarm.fg' },
      '& > em': { color: 'state.alarm.fg', fontWeight: '600' },
      '& svg': { color: 'state.alarm.solid' },
    },
    // Brackets and strokes say nothing of their own.
    '& > li[data-quiet]': {
      borderColor: 'border.default',
      '& > b': { color: 'fg.muted', fontWeight: '400', background: 'transparent' },
    },
  },
});

/** A line of a device piece by piece, what each is and says below it; what a check found wrong stands out in words and icon. */
export const FrameParts = ({
  label,
  parts,
}: {
  readonly label: string;
  readonly parts: readonly {
    readonly text: string;
    readonly name: string;
    readonly meaning: string;
    readonly tone: 'ok' | 'bad' | 'plain';
  }[];
}) => (
  <List aria-label={label}>
    {parts.map(({ text, name, meaning, tone }, at) =>
      /^[[\]|/]$/.test(text) && tone === 'plain' ? (
        <li key={at} data-quiet="" aria-hidden>
          <b>{text}</b>
        </li>
      ) : (
        <li key={at} data-tone={tone}>
          <b>{text}</b>
          <span>{name}</span>
          <em>
            {tone === 'ok' && <CheckIcon aria-hidden />}
            {tone === 'bad' && <XMarkIcon aria-hidden />}
            {meaning}
          </em>
        </li>
      ),
    )}
  </List>
);
