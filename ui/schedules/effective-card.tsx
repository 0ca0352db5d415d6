import { observer } from 'mobx-react-lite';
import { dayText } from '#core/kernel/calendar-day.rule.ts';
import { effectiveHours } from '#core/schedules/effective-hours.rule.ts';
import type { SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { dayHours, hoursText, layersOfDay } from '#core/schedules/layers-of-day.rule.ts';
import { Card } from '../kit/card.tsx';
import { CardDate } from '../kit/dates/card-date.tsx';
import { LayerList } from '../kit/layer-list.tsx';
import { Stack } from '../kit/stack.ts';
import { Heading, Text } from '../kit/text.ts';
import { areaText } from './schedule-text.ts';
import type { SchedulesViewModel } from './schedules.view-model.ts';
import { formatClock } from '../kit/format-time.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const OfArea = observer(
  ({
    model,
    areaNum,
    name,
  }: {
    readonly model: SchedulesViewModel;
    readonly areaNum: number | null;
    readonly name: string | null;
  }) => {
    const hours = effectiveHours(model.shown.plan, areaNum, model.shown.day);
    return (
      <Stack gap={2}>
        {name !== null && <Text size="label">{name}</Text>}
        <Heading as="h3" size="figure">
          {hours === null ? 'No hours' : formatClock(hoursText(hours.openings))}
        </Heading>
        <LayerList
          label={`Layers for ${name ?? 'the day'}`}
          lines={layersOfDay(model.shown.plan, areaNum, model.shown.day).map((line) => ({
            ...line,
            says: formatClock(line.says),
          }))}
        />
        <Text size="small" tone="muted">
          {hours === null
            ? 'No hours apply on this day.'
            : `${capital(hours.reason)}. Temporary hours override holidays, then seasons, then weekly hours.`}
        </Text>
      </Stack>
    );
  },
);

/** The effective hours of a date, with the layer that sets them and the reason of that layer (domain guide 6.5 "View"). */
export const EffectiveCard = observer(
  ({ model, site }: { readonly model: SchedulesViewModel; readonly site: SiteSchedules }) => {
    const groups = dayHours(model.shown.plan, model.shown.areaNums, model.shown.day);
    return (
      <Card
        title="Effective hours"
        actions={
          <CardDate
            id="effective-day"
            label="Date of the effective hours"
            value={dayText(model.shown.day)}
            resets={model.shown.dayChoices}
            onChange={(day) => model.shown.chooseDay(day)}
          />
        }
      >
        <Stack gap={4}>
          {groups.map(({ areaNums }) => (
            <OfArea
              key={areaNums.join(' ')}
              model={model}
              areaNum={areaNums[0] ?? null}
              name={
                groups.length === 1
                  ? null
                  : areaText(
                      areaNums.filter((one) => one !== null),
                      site.areas,
                    )
              }
            />
          ))}
        </Stack>
      </Card>
    );
  },
);
