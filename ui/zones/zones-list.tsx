import Squares2X2Icon from '@heroicons/react/24/outline/Squares2X2Icon';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { areaName } from '#core/zones/area-name.rule.ts';
import { ZONE_SERVICE_TYPES } from '#core/zones/signal-chain.rule.ts';
import type { SiteZones, Zone } from '#core/zones/zone.schema.ts';
import { Button } from '../kit/button.tsx';
import { Switch } from '../kit/checkbox.tsx';
import { MEDIA } from '../kit/media.ts';
import { useMedia } from '../kit/use-size.ts';
import { ListChoice } from '../lists/list-choice.tsx';
import { ListFilters } from '../lists/list-filters.tsx';
import { ListView } from '../lists/list-view.tsx';
import { Text } from '../kit/text.ts';
import type { Act } from '../shell/acts/acts-in-place.rule.ts';
import { PartActs } from '../shell/acts/part-acts.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { sameInAll, sameText, withoutSame } from './same-in-all.rule.ts';
import { zoneCells } from './zone-looks.tsx';
import { nameFirst, plainZoneCells } from './plain-zone-cells.tsx';
import type { ZonesViewModel } from './zones.view-model.ts';

const NOTHING_YET =
  'Signals from this panel are logged without action until you add the first zone, except life safety and hold-up codes.';

const nameOf = ({ description, num }: Zone): string => `zone ${num}, ${description}`;

/** Returns the areas that have zones, ordered by number. */
const areasOf = ({ devices, zones }: SiteZones) => {
  const named = new Map<number, string>();
  for (const { areaNum, devNum } of zones)
    if (!named.has(areaNum)) named.set(areaNum, areaName(devices, devNum, areaNum));
  return [...named]
    .toSorted(([a], [b]) => a - b)
    .map(([num, text]) => ({ value: String(num), text }));
};

interface Props {
  readonly model: ZonesViewModel;
  readonly screen: SiteZones;
  /** Actions among the tools of a dealer's list; customers have them beside the title. */
  readonly acts: readonly Act[];
  readonly onOpen: (word: string) => void;
}

const Fields = observer(({ model, screen }: Pick<Props, 'model' | 'screen'>) => {
  const { list } = model;
  const present = new Set(screen.zones.map(({ serviceType }) => serviceType));
  return (
    <>
      <ListChoice
        list={list}
        filter="area"
        id="zones-area"
        label={model.plain ? 'Where' : 'Area'}
        any="All"
        options={areasOf(screen)}
      />
      <ListChoice
        list={list}
        filter="service"
        id="zones-service"
        label={model.plain ? 'Kind' : 'Service type'}
        any="All"
        options={ZONE_SERVICE_TYPES.filter((type) => present.has(type)).map((type) => ({
          value: type,
          text: type,
        }))}
      />
      {model.hasDefaults && (
        <Switch
          id="zones-defaults"
          checked={list.draft.filters['defaults'] === 'shown'}
          onChange={(on) => void list.filter('defaults', on ? 'shown' : '')}
        >
          Dealer defaults
        </Switch>
      )}
    </>
  );
});

/** The list of zones with search, filters, sorting and export (domain guide 5.5, 6.3). */
export const ZonesList = observer(({ model, screen, acts, onOpen }: Props) => {
  const { list, download } = model;
  useListAddress(list);
  const severalDevices = screen.devices.length > 1;
  const tested = screen.zones.some(({ test }) => test !== null);
  // Rounds the time to the hour, so that cells are not rebuilt every minute but change with the day.
  const now = `${screen.asOf.slice(0, 13)}:00:00.000Z`;
  const { plain } = model;
  const cards = useMedia(MEDIA.phone);
  const same = useMemo(() => sameInAll(screen.zones), [screen.zones]);
  const columns = useMemo(() => {
    const cells = (plain ? plainZoneCells : zoneCells)({
      now,
      timeZone: screen.timeZone,
      severalDevices,
      tested,
    });
    return cards ? nameFirst(cells) : plain ? cells : withoutSame(cells, same);
  }, [now, screen.timeZone, severalDevices, tested, plain, cards, same]);
  const mayAdd = model.mayChange === 'all';
  const isUsual = !plain && !cards && list.choices.columns === null;
  const said = isUsual ? sameText(columns, same) : null;
  return (
    <ListView
      list={list}
      title="Zones"
      pages="Pages of zones"
      waiting="Loading the zones"
      columns={columns}
      nameOf={nameOf}
      openLabel={(zone) => `Open ${nameOf(zone)}`}
      onOpen={({ id }) => onOpen(id)}
      search={{ id: 'zones-search', label: 'Search', placeholder: 'Search' }}
      {...(!plain && !cards && { acts: <PartActs acts={acts} /> })}
      {...(said !== null && { above: <Text size="small">{said}</Text> })}
      filters={<ListFilters list={list} fields={() => <Fields model={model} screen={screen} />} />}
      chip={(name, value) => {
        if (name === 'area')
          return `${plain ? 'Where' : 'Area'}: ${areasOf(screen).find((one) => one.value === value)?.text ?? value}`;
        return name === 'service'
          ? `${plain ? 'Kind' : 'Service type'}: ${value}`
          : 'Dealer defaults';
      }}
      empty={(narrowed) => {
        if (model.count > 0 || (narrowed && screen.zones.length > 0))
          return {
            icon: Squares2X2Icon,
            title: 'No zone matches',
            text: 'No zone contains what you searched for.',
          };
        return {
          icon: Squares2X2Icon,
          title: 'No zones defined',
          text: mayAdd
            ? NOTHING_YET
            : 'Until your alarm company lists your zones, we act only on fire, medical and hold-up signals.',
          ...(mayAdd && {
            action: (
              <Button look="primary" size="sm" onClick={() => onOpen('new')}>
                Add zone
              </Button>
            ),
          }),
        };
      }}
      download={download}
    />
  );
});
