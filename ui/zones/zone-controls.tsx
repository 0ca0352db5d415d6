import type { ServiceType } from '#core/signals/signal.ts';
import { areaChoice } from '#core/zones/area-name.rule.ts';
import { eventsOf, ZONE_SERVICE_TYPES } from '#core/zones/signal-chain.rule.ts';
import { ZONE_LIMITS } from '#core/zones/zone-limits.ts';
import type { ZoneDevice } from '#core/zones/zone.schema.ts';
import { SelectField, type SelectFieldProps } from '../kit/select-field.tsx';

/** Option value of an event that the signal itself determines. */
const FROM_SIGNAL = 'signal';

type Plain = Pick<SelectFieldProps<string>, 'id' | 'error'>;

const areasFor = (devices: readonly ZoneDevice[], devNum: number) => {
  const named = devices.find((one) => one.devNum === devNum)?.areas.map(({ num }) => num) ?? [];
  const others = Array.from({ length: ZONE_LIMITS.area + 1 }, (_, num) => num).filter(
    (num) => !named.includes(num),
  );
  return [...named, ...others].map((num) => ({
    value: String(num),
    text: areaChoice(devices, devNum, num),
  }));
};

/** A field for choosing an area: the device's named areas first, then all other numbers. */
export const AreaField = ({
  devices,
  devNum,
  value,
  onChange,
  ...field
}: Plain & {
  readonly devices: readonly ZoneDevice[];
  readonly devNum: number;
  readonly value: number;
  readonly onChange: (areaNum: number) => void;
}) => (
  <SelectField
    {...field}
    label="Area"
    placeholder="Choose an area"
    options={areasFor(devices, devNum)}
    value={String(value)}
    onChange={(num) => onChange(Number(num))}
  />
);

/** A field for choosing a device. Renders nothing for a single device. */
export const DeviceField = ({
  devices,
  value,
  onChange,
  ...field
}: Plain & {
  readonly devices: readonly ZoneDevice[];
  readonly value: number;
  readonly onChange: (devNum: number) => void;
}) =>
  devices.length < 2 ? null : (
    <SelectField
      {...field}
      label="Device"
      placeholder="Choose a device"
      options={devices.map(({ description, devNum, transmitterCode }) => ({
        value: String(devNum),
        text: `${transmitterCode} ${description}`,
      }))}
      value={String(value)}
      onChange={(num) => onChange(Number(num))}
    />
  );

/** A field for choosing a zone's service type. */
export const ServiceField = ({
  value,
  onChange,
  ...field
}: Plain & {
  readonly value: ServiceType;
  readonly onChange: (type: ServiceType) => void;
}) => (
  <SelectField
    {...field}
    label="Service type"
    placeholder="Choose a service type"
    options={(ZONE_SERVICE_TYPES.includes(value)
      ? ZONE_SERVICE_TYPES
      : [...ZONE_SERVICE_TYPES, value]
    ).map((type) => ({ value: type, text: type }))}
    value={value}
    onChange={onChange}
  />
);

/** A field for choosing an event of the service type. The first option leaves the event to the signal. */
export const EventField = ({
  service,
  value,
  onChange,
  ...field
}: Plain & {
  readonly service: ServiceType;
  readonly value: string;
  readonly onChange: (code: string) => void;
}) => (
  <SelectField
    {...field}
    label="Event"
    placeholder="From the signal"
    options={[
      { value: FROM_SIGNAL, text: 'From the signal' },
      ...eventsOf(service).map(({ code, text }) => ({ value: code, text: `${text} (${code})` })),
    ]}
    value={value === '' ? FROM_SIGNAL : value}
    onChange={(code) => onChange(code === FROM_SIGNAL ? '' : code)}
  />
);
