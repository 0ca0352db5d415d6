import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import { PASSCODE_LIMITS } from '#core/passcodes/passcode-limits.ts';
import type { TypedWindow } from '#core/passcodes/passcode-form.schema.ts';
import type { BoundField } from '../forms/form-state.ts';
import { TimeField } from '../kit/dates/time-field.tsx';
import { FieldLine } from '../kit/field-frame.tsx';
import { Grid } from '../kit/grid.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Grow, Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { WeekdayPicker } from '../kit/weekday-picker.tsx';

const WORKING: TypedWindow = { weekdays: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' };

/** Edits the weekly time windows in which a code is valid. Without a window, the code is always valid. */
export const HoursField = ({
  id,
  value,
  error,
  onChange,
  onBlur,
}: BoundField<readonly TypedWindow[]>) => {
  const put = (at: number, change: Partial<TypedWindow>): void =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...change } : one)));
  return (
    <Stack gap={3} role="group" aria-label="Weekly hours">
      <Row justify="between" gap={3}>
        <Text as="span" size="label">
          Weekly hours
        </Text>
        {value.length < PASSCODE_LIMITS.windows && (
          <LinkButton size="sm" onClick={() => onChange([...value, WORKING])}>
            <PlusIcon aria-hidden width={16} />
            {value.length === 0 ? 'Limit to certain hours' : 'Add another window'}
          </LinkButton>
        )}
      </Row>
      {value.length === 0 && <FieldLine>Valid at all times.</FieldLine>}
      {value.map((window, at) => (
        <Stack key={at} gap={2}>
          <WeekdayPicker
            id={`${id}-days-${at}`}
            label={value.length > 1 ? `Days of window ${at + 1}` : 'Days'}
            value={window.weekdays}
            onChange={(weekdays) => put(at, { weekdays })}
          />
          <Row gap={2}>
            <Grow>
              <Grid columns="pair" gap={3}>
                <TimeField
                  id={at === 0 ? id : `${id}-from-${at}`}
                  label="From"
                  value={window.from}
                  onChange={(from) => put(at, { from })}
                  onBlur={onBlur}
                />
                <TimeField
                  id={`${id}-to-${at}`}
                  label="To"
                  value={window.to}
                  onChange={(to) => put(at, { to })}
                  onBlur={onBlur}
                />
              </Grid>
            </Grow>
            <IconButton
              label={value.length > 1 ? `Remove window ${at + 1}` : 'Remove the window'}
              onClick={() => onChange(value.filter((_, index) => index !== at))}
            >
              <TrashIcon />
            </IconButton>
          </Row>
        </Stack>
      ))}
      {error !== null && <FieldLine error>{error}</FieldLine>}
    </Stack>
  );
};
