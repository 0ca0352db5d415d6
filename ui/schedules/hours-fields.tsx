import { observer } from 'mobx-react-lite';
import type { EntryProblems, TypedEntry } from '#core/schedules/typed-entry.rule.ts';
import { WEEKDAYS } from '#core/schedules/week-rows.rule.ts';
import { Checkbox, FieldGroup } from '../kit/checkbox.tsx';
import { TimeField } from '../kit/dates/time-field.tsx';
import { Field } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';
import { Row, Stack } from '../kit/stack.ts';
import { weekdayName } from './schedule-text.ts';

/** Checkboxes for the days of the week. */
export const WeekdayBoxes = ({
  id,
  label = 'Days',
  value,
  error,
  onChange,
}: {
  readonly id: string;
  readonly label?: string;
  readonly value: readonly number[];
  readonly error?: string | undefined;
  readonly onChange: (weekdays: readonly number[]) => void;
}) => (
  <FieldGroup label={label} error={error}>
    <Row gap={4} wrap={0}>
      {WEEKDAYS.map((day) => (
        <Checkbox
          key={day}
          id={`${id}-${day}`}
          checked={value.includes(day)}
          onChange={(isOn) =>
            onChange(
              isOn ? [...value, day].toSorted((a, b) => a - b) : value.filter((one) => one !== day),
            )
          }
        >
          {weekdayName(day)}
        </Checkbox>
      ))}
    </Row>
  </FieldGroup>
);

interface EntryProps {
  readonly id: string;
  readonly entry: TypedEntry;
  readonly problems: EntryProblems;
  readonly onType: (change: Partial<TypedEntry>) => void;
}

/** The opening and closing time of an entry. */
export const TimeFields = ({ id, entry, problems, onType }: EntryProps) => (
  <>
    <Grid columns="pair" gap={4}>
      <TimeField
        id={`${id}-opens`}
        label="Opens at"
        value={entry.opens}
        error={problems.opens ?? null}
        onChange={(opens) => onType({ opens })}
      />
      <TimeField
        id={`${id}-closes`}
        label="Closes at"
        value={entry.closes}
        error={problems.closes ?? null}
        onChange={(closes) => onType({ closes })}
      />
    </Grid>
    <Checkbox id={`${id}-next`} checked={entry.nextDay} onChange={(nextDay) => onType({ nextDay })}>
      Closes on the next day
    </Checkbox>
  </>
);

/** All fields of an entry except its weekdays. */
export const EntryFields = observer(({ id, entry, problems, onType }: EntryProps) => (
  <Stack gap={3}>
    <TimeFields id={id} entry={entry} problems={problems} onType={onType} />
    <Grid columns="pair" gap={4}>
      <Field
        id={`${id}-before`}
        label="Grace before (minutes)"
        help="0 to 240"
        inputMode="numeric"
        value={entry.before}
        error={problems.before ?? null}
        onChange={(before) => onType({ before })}
      />
      <Field
        id={`${id}-after`}
        label="Grace after (minutes)"
        help="0 to 240"
        inputMode="numeric"
        value={entry.after}
        error={problems.after ?? null}
        onChange={(after) => onType({ after })}
      />
    </Grid>
    <Row gap={4} wrap={0}>
      <Checkbox
        id={`${id}-must-open`}
        checked={entry.mustOpen}
        onChange={(mustOpen) => onType({ mustOpen })}
      >
        Must open
      </Checkbox>
      <Checkbox
        id={`${id}-must-close`}
        checked={entry.mustClose}
        onChange={(mustClose) => onType({ mustClose })}
      >
        Must close
      </Checkbox>
    </Row>
  </Stack>
));

/** Checkboxes for the areas the hours apply to. */
export const AreaBoxes = ({
  id,
  areas,
  value,
  onChange,
}: {
  readonly id: string;
  readonly areas: readonly { readonly num: number; readonly name: string }[];
  /** An empty list means all areas. */
  readonly value: readonly number[];
  readonly onChange: (areaNums: readonly number[]) => void;
}) =>
  areas.length < 2 ? null : (
    <FieldGroup label="Areas">
      <Row gap={4} wrap={0}>
        <Checkbox id={`${id}-all`} checked={value.length === 0} onChange={() => onChange([])}>
          All areas
        </Checkbox>
        {areas.map(({ num, name }) => (
          <Checkbox
            key={num}
            id={`${id}-${num}`}
            checked={value.includes(num)}
            onChange={(isOn) =>
              onChange(
                isOn
                  ? [...value, num].toSorted((a, b) => a - b)
                  : value.filter((one) => one !== num),
              )
            }
          >
            {name}
          </Checkbox>
        ))}
      </Row>
    </FieldGroup>
  );
