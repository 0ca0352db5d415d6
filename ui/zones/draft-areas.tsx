import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import { observer } from 'mobx-react-lite';
import type { SiteZones } from '#core/zones/zone.schema.ts';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Heading, Text } from '../kit/text.ts';
import type { DraftZonesViewModel } from './draft-zones.view-model.ts';

/** The named areas of the site, which are opened and closed separately. */
export const AreasPart = observer(
  ({ model, screen }: { readonly model: DraftZonesViewModel; readonly screen: SiteZones }) => {
    const areas = screen.devices.flatMap(({ areas: own, devNum }) =>
      own.map((area) => ({ devNum, ...area })),
    );
    const [device] = screen.devices;
    return (
      <Stack gap={3}>
        <Heading as="h3">Areas</Heading>
        <Text size="small" tone="muted">
          Parts that are armed separately. Without areas, the site is armed as one.
        </Text>
        {areas.length > 0 && (
          <Grid columns="fields" gap={3}>
            {areas.map(({ devNum, name, num }) => (
              <Field
                key={`${devNum} ${num}`}
                id={`area-${devNum}-${num}`}
                label={`Area ${num}${screen.devices.length > 1 ? ` of transmitter ${devNum}` : ''}`}
                autoComplete="off"
                value={name}
                onChange={(text) => model.nameArea(devNum, num, text)}
              />
            ))}
          </Grid>
        )}
        <Row gap={2}>
          {device !== undefined && (
            <Button size="sm" icon={<PlusIcon />} onClick={() => model.addArea(device.devNum)}>
              Add an area
            </Button>
          )}
          {areas.length > 0 && (
            <IconButton
              label={`Remove area ${areas.at(-1)?.num ?? ''}`}
              onClick={() => model.removeLastArea()}
            >
              <TrashIcon />
            </IconButton>
          )}
        </Row>
      </Stack>
    );
  },
);
