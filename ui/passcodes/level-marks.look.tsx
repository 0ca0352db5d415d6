import { styled } from '../kit/styled.ts';

const Marks = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3px',
    whiteSpace: 'nowrap',
    '& > i': {
      boxSize: '9px',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'xs',
    },
    '& > i[data-on]': { background: 'accent.solid', borderColor: 'accent.solid' },
    '& > b': { fontWeight: '600', marginInlineStart: '7px' },
    '& > b + span': { marginInlineStart: '1px' },
  },
});

/** How high something stands among a few levels, in marks, a number and a word. */
export const LevelMarks = ({
  level,
  of,
  name,
}: {
  readonly level: number;
  readonly of: number;
  readonly name: string;
}) => (
  <Marks>
    {Array.from({ length: of }, (_, at) => (
      <i key={at} data-on={at < level ? '' : undefined} aria-hidden />
    ))}
    <b>{level}</b>
    <span>{name}</span>
  </Marks>
);
