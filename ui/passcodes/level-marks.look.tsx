import { styled } from '../kit/styled.ts';

const Marks = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3px',
    whiteSpace: 'nowrap',
  },
});
const Step = styled('i', {
  base: {
    boxSize: '9px',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'xs',
    '&[data-on]': { background: 'accent.solid', borderColor: 'accent.solid' },
  },
});
const Level = styled('b', { base: { fontWeight: '600', marginInlineStart: '7px' } });
const Name = styled('span', { base: { marginInlineStart: '1px' } });

/** A level as marks, a number and a name. */
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
      <Step key={at} data-on={at < level ? '' : undefined} aria-hidden />
    ))}
    <Level>{level}</Level>
    <Name>{name}</Name>
  </Marks>
);
