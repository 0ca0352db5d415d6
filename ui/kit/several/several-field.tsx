import { Checkbox, FieldGroup } from '../checkbox.tsx';
import { lazyComponent } from '../lazy-component.tsx';
import type { SeveralFieldProps } from './several-box.tsx';
import { withUnknown } from './several-search.rule.ts';
import { styled } from '../styled.ts';

/** Above this number of options, the field is a search instead of checkboxes. */
const MOST_BOXES = 10;

const Unavailable = () => (
  <p role="status">The choices could not be loaded. Open this form again to see them.</p>
);
const SeveralBox = lazyComponent<SeveralFieldProps>(
  async () => (await import('./several-box.tsx')).SeveralBox,
  Unavailable,
);

/** Reserves the height of the field before its code is loaded, so that nothing below moves. */
const Place = styled('div', { base: { minHeight: '66px' } });

/** A field to select several options: checkboxes for a few options, otherwise a search. */
export const SeveralField = (props: SeveralFieldProps) => {
  const { id, label, value: taken, error, onTick } = props;
  const options = withUnknown(props.options, taken);
  if (props.options.length > MOST_BOXES)
    return (
      <Place>
        <SeveralBox {...props} options={options} />
      </Place>
    );
  return (
    <FieldGroup label={label} error={error}>
      {options.map(({ value, text }) => (
        <Checkbox
          key={value}
          id={`${id}-${value}`}
          checked={taken.includes(value)}
          onChange={(wanted) => onTick(value, wanted)}
        >
          {text}
        </Checkbox>
      ))}
    </FieldGroup>
  );
};
