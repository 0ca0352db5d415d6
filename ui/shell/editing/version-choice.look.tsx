import { Fieldset, Legend } from '../../kit/fieldset.ts';
import { chosen } from '../../kit/portal-looks.ts';
import { styled } from '../../kit/styled.ts';

const Sides = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
    gap: '2',
  },
});
const Side = styled('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: '18px minmax(0, 1fr)',
    alignContent: 'start',
    gap: '1px 8px',
    minHeight: '44px',
    padding: '8px 12px',
    background: 'bg.surface',
    color: 'fg.default',
    border: 'control',
    borderRadius: 'sm',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&:hover': { background: 'bg.muted' },
    '&:has(:checked)': { ...chosen, color: 'fg.default', fontWeight: '400' },
    '&:focus-within:has(:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'focus.ring',
      outlineOffset: '2px',
    },
  },
});
const Radio = styled('input', {
  base: {
    gridRow: '1 / 3',
    boxSize: '18px',
    accentColor: 'var(--p-colors-accent-solid)',
    outline: '0',
  },
});
const Who = styled('b', { base: { textStyle: 'caption', fontWeight: '600', color: 'fg.muted' } });
const Problem = styled('p', {
  base: { marginTop: '1', textStyle: 'small', color: 'state.alarm.fg' },
});

interface VersionChoiceProps<Side extends string> {
  readonly id: string;
  readonly label: string;
  readonly versions: readonly {
    readonly side: Side;
    readonly who: string;
    readonly words: string;
  }[];
  readonly chosen: Side | null;
  readonly error: string | null;
  readonly onChoose: (side: Side) => void;
}

/** The versions of one field side by side. One of them is chosen, by a press or by arrow keys. */
export const VersionChoice = <Side extends string>(props: VersionChoiceProps<Side>) => {
  const { id, label, error } = props;
  return (
    <Fieldset aria-describedby={error === null ? undefined : `${id}-error`}>
      <Legend>{label}</Legend>
      <Sides>
        {props.versions.map(({ side, who, words }) => (
          <Side key={side}>
            <Radio
              type="radio"
              name={id}
              aria-invalid={error === null ? undefined : true}
              checked={side === props.chosen}
              onChange={() => props.onChoose(side)}
            />
            <Who>{who}</Who>
            <span>{words}</span>
          </Side>
        ))}
      </Sides>
      {error !== null && <Problem id={`${id}-error`}>{error}</Problem>}
    </Fieldset>
  );
};
