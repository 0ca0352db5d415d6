import ClipboardDocumentListIcon from '@heroicons/react/16/solid/ClipboardDocumentListIcon';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import type { SiteState } from '#core/home/consumer-home.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { Card } from '../kit/card.tsx';
import { FoldBar } from '../kit/fold-bar.tsx';
import { Grid } from '../kit/grid.ts';
import { Stack } from '../kit/stack.ts';
import { SideCards, TroublesCard } from './site-summary.tsx';

const troubles = (count: number): string =>
  count === 0 ? 'No open troubles' : counted(count, 'open trouble');

/** The parts of the summary that an alarm hides behind a button (design note 21). */
export const RestOfSummary = observer(
  ({
    site,
    now,
    children,
  }: {
    readonly site: SiteState;
    readonly now: string;
    /** The recent events of the site. */
    readonly children: ReactNode;
  }) => {
    const [open, setOpen] = useState(false);
    const id = useId();
    return (
      <>
        <Card title="The rest of your summary">
          <FoldBar
            icon={ClipboardDocumentListIcon}
            text={`${troubles(site.openTroubles.length)}. Schedules, call list and earlier alarms are here as always.`}
            opener={open ? 'Hide' : 'Show'}
            open={open}
            controls={id}
            onToggle={() => setOpen(!open)}
          />
        </Card>
        {open && (
          <Grid columns="side" gap={4} id={id}>
            <Stack gap={4}>{children}</Stack>
            <Stack gap={4}>
              <TroublesCard site={site} now={now} />
              <SideCards site={site} />
            </Stack>
          </Grid>
        )}
      </>
    );
  },
);
