import { observer } from 'mobx-react-lite';
import { SegmentField } from '../kit/segment-field.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { useRegistry } from '../shell/registry.ts';

/** The choice of the form of times, which acts at once. */
export const TimeFormat = observer(() => {
  const model = useRegistry().create('timeForm');
  return (
    <Stack gap={2}>
      <SegmentField
        id="time-format"
        label="Time format"
        value={model.form}
        onChange={(form) => model.choose(form)}
        options={[
          { value: '24-hour', text: '24-hour (14:05)' },
          { value: '12-hour', text: '12-hour (2:05 PM)' },
        ]}
      />
      <Text size="small" tone="muted">
        Applies to you in this browser. Some messages keep the 24-hour form.
      </Text>
    </Stack>
  );
});
