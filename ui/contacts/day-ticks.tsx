import { Checkbox, FieldGroup } from '../kit/checkbox.tsx';
import { Row } from '../kit/stack.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** Checkboxes for the weekdays; 1 is Monday. */
export const DayTicks = ({
  id,
  label,
  value,
  onChange,
}: {
  readonly id: string;
  readonly label: string;
  readonly value: readonly number[];
  readonly onChange: (days: readonly number[]) => void;
}) => (
  <FieldGroup label={label}>
    <Row gap={4} wrap={1}>
      {WEEKDAYS.map((name, at) => (
        <Checkbox
          key={name}
          id={`${id}-${name}`}
          checked={value.includes(at + 1)}
          onChange={(on) =>
            onChange(on ? [...value, at + 1] : value.filter((one) => one !== at + 1))
          }
        >
          {name}
        </Checkbox>
      ))}
    </Row>
  </FieldGroup>
);
