import ClipboardDocumentIcon from '@heroicons/react/16/solid/ClipboardDocumentIcon';
import { HiddenText } from '../kit/hidden-text.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';
import { useCopy } from '../kit/use-copy.ts';

const Line = styled('div', {
  base: {
    ...row('1'),
    minWidth: '0',
    '& svg': { boxSize: '16px' },
  },
});
const Command = styled('code', {
  base: {
    fontFamily: 'monospace',
    fontSize: '0.75rem',
    lineHeight: '1.125rem',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
});
const Outcome = styled('small', {
  base: { textStyle: 'caption', color: 'fg.muted', whiteSpace: 'nowrap' },
});

const WORDS = { 'not yet': '', done: 'Copied', refused: 'Select and copy it by hand' } as const;

/** A command to run outside the portal, with a copy button. */
export const CommandLine = ({ command }: { readonly command: string }) => {
  const { copied, copy } = useCopy();
  return (
    <Line>
      <Command>{command}</Command>
      <IconButton size="sm" label="Copy the command" onClick={() => void copy(command)}>
        <ClipboardDocumentIcon />
      </IconButton>
      <Outcome aria-hidden>{WORDS[copied]}</Outcome>
      <HiddenText role="status">{WORDS[copied]}</HiddenText>
    </Line>
  );
};
