import { Checkbox, FieldGroup } from '../checkbox.tsx';
import { lazyComponent } from '../lazy-component.tsx';
import type { SeveralFieldProps } from './several-box.tsx';
import { styled } from '../styled.ts';

/** More than these are not found by reading. */
const MOST_BOXES = 10;

const Unavailable = () => (
  <p role="status">The choices could not be loaded. Open this form again to see them.</p>
);
const SeveralBox = lazyComponent<SeveralFieldProps>(
  async () => (await import('./several-box.tsx')).SeveralBox,
  Unavailable,
);

/** As high as what comes into it, so that nothing below moves. */
const Place = styled('div', { base: { minHeight: '66px' } });

/** Several of some choices: boxes to tick while all are seen at once, else a field to search in. */
export const SeveralField = (props: SeveralFieldProps) => {
  const { id, label, options, value: taken, error, onTick } = props;
  if (options.length > MOST_BOXES)
    return (
      <Place>
        <SeveralBox {...props} />
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
