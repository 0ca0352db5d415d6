import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import XMarkIcon from '@heroicons/react/16/solid/XMarkIcon';
import { styled } from './styled.ts';

const List = styled('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px 4px',
  },
});
const Piece = styled('li', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr',
    maxWidth: '216px',
    minWidth: '0',
    borderTop: '3px solid',
    borderColor: 'data.bar',
    '&[data-tone=ok]': { borderColor: 'state.ok.solid', '& svg': { color: 'state.ok.solid' } },
    '&[data-tone=bad]': {
      borderColor: 'state.alarm.solid',
      '& svg': { color: 'state.alarm.solid' },
    },
    // Separators have a neutral border.
    '&[data-quiet]': {
      borderColor: 'border.default',
    },
  },
});
const Code = styled('b', {
  base: {
    padding: '6px 8px',
    background: 'bg.muted',
    textStyle: 'form',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    '[data-tone=ok] > &': { background: 'state.ok.subtle', color: 'state.ok.fg' },
    '[data-tone=bad] > &': { background: 'state.alarm.subtle', color: 'state.alarm.fg' },
    '[data-quiet] > &': { color: 'fg.muted', fontWeight: '400', background: 'transparent' },
  },
});
const Kind = styled('span', {
  base: { padding: '6px 8px 0', textStyle: 'caption', color: 'fg.muted' },
});
const Meaning = styled('em', {
  base: {
    display: 'flex',
    gap: '4px',
    padding: '0 8px',
    fontStyle: 'normal',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: '0', boxSize: '16px', marginTop: '1px' },
    '[data-tone=bad] > &': { color: 'state.alarm.fg', fontWeight: '600' },
  },
});

/** Shows the parts of a device message, each with its meaning below. Errors stand out by icon and text. */
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
        <Piece key={at} data-quiet="" aria-hidden>
          <Code>{text}</Code>
        </Piece>
      ) : (
        <Piece key={at} data-tone={tone}>
          <Code>{text}</Code>
          <Kind>{name}</Kind>
          <Meaning>
            {tone === 'ok' && <CheckIcon aria-hidden />}
            {tone === 'bad' && <XMarkIcon aria-hidden />}
            {meaning}
          </Meaning>
        </Piece>
      ),
    )}
  </List>
);
