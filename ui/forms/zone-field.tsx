import { everyTimeZone, zoneText } from '#core/kernel/read-time-zone.rule.ts';
import { SelectField } from '../kit/select-field.tsx';
import type { BoundField } from './form-state.ts';

/** A select field for any time zone, with readable names. A stored zone that is no longer in the table stays selectable. */
export const ZoneField = (props: BoundField<string> & { readonly label: string }) => {
  const zones = everyTimeZone();
  const { value: chosen } = props;
  return (
    <SelectField
      {...props}
      placeholder="Choose a time zone"
      options={(chosen === '' || zones.includes(chosen) ? zones : [chosen, ...zones]).map(
        (value) => ({ value, text: zoneText(value) }),
      )}
    />
  );
};
