import { observer } from 'mobx-react-lite';
import type { StaffHome } from '#core/home/home.schema.ts';
import { heldPermissions } from '#core/permission/has-permissions.rule.ts';
import { STAFF_RIGHTS } from '#core/permission/permissions.ts';
import { formatStamp } from '../kit/format-time.ts';
import { StateStrip } from '../kit/state-strip.tsx';
import { Stack } from '../kit/stack.ts';
import type { Loadable } from '../shell/loadable.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { useRegistry } from '../shell/registry.ts';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { useModel } from '../shell/use-model.ts';
import { BannerCard, CountedCards } from './staff-cards.tsx';
import { staffFigures } from './staff-figures.ts';

const Figures = observer(({ home }: { readonly home: StaffHome }) => {
  const registry = useRegistry();
  const { view } = registry.create('session');
  const mayReadRecord = view !== null && heldPermissions(view.user).has(STAFF_RIGHTS.audit);
  return (
    <Stack gap={4}>
      <StateStrip figures={staffFigures(home)} />
      <CountedCards home={home} mayReadRecord={mayReadRecord} />
      {home.banner !== null && (
        <BannerCard
          banner={home.banner}
          onEdit={() => registry.create('dialogs').open('banner-settings')}
        />
      )}
      <InsetSlot name="news-card" />
    </Stack>
  );
});

/** The staff's dashboard over the whole installation (domain guide 6.19). */
export const StaffHomePage = observer(() => {
  const figures = useModel('staffHome');
  return (
    <>
      <PageHead title="Home" from={figures}>
        {({ asOf, sites, siteGroups }) => (
          <>
            <span>{formatStamp(asOf, Intl.DateTimeFormat().resolvedOptions().timeZone)}</span>
            <span>
              {sites} sites of {siteGroups} site groups
            </span>
          </>
        )}
      </PageHead>
      <LoadedView from={figures} waiting="Loading the figures of the installation">
        {(home) => <Figures home={home} />}
      </LoadedView>
    </>
  );
});

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly staffHome: Loadable<StaffHome>;
  }
}
