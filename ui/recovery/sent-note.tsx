import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon';
import { styled } from '../kit/styled.ts';

const Note = styled('div', {
  base: {
    display: 'flex',
    gap: '3',
    textStyle: 'form',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    '& > svg': { width: '24px', height: '24px', color: 'accent.fg' },
    '& b': { color: 'fg.default', fontWeight: '600' },
  },
});

/** The same words whether or not a username belongs to the contact (SECURITY.md T4). */
export const SentNote = ({ contact }: { readonly contact: string }) => (
  <Note role="status">
    <EnvelopeIcon aria-hidden />
    <p>
      If a username belongs to <b>{contact}</b>, it is on its way there. Messages can take a few
      minutes.
    </p>
  </Note>
);
