import { grouped } from '#core/kernel/counted.rule.ts';
import ArrowDownTrayIcon from '@heroicons/react/20/solid/ArrowDownTrayIcon';
import ArrowTopRightOnSquareIcon from '@heroicons/react/20/solid/ArrowTopRightOnSquareIcon';
import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import TableCellsIcon from '@heroicons/react/20/solid/TableCellsIcon';
import BeakerIcon from '@heroicons/react/20/solid/BeakerIcon';
import EyeIcon from '@heroicons/react/20/solid/EyeIcon';
import ClockIcon from '@heroicons/react/20/solid/ClockIcon';
import StarIcon from '@heroicons/react/20/solid/StarIcon';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { shownColumns } from '#core/lists/shown-columns.rule.ts';
import { accountChip } from '#core/sites/account-text.ts';
import type { AccountRow } from '#core/sites/accounts-page.schema.ts';
import { siteHistoryPath, siteInfoPath } from '#core/sites/site-part-path.rule.ts';
import { JobProgress } from '../jobs/job-progress.tsx';
import { Button } from '../kit/button.tsx';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { ListColumn } from '../kit/data-list/list-column.ts';
import { WithPanel } from '../kit/docked-panel.tsx';
import { MEDIA } from '../kit/media.ts';
import type { MenuEntry } from '../kit/menu.tsx';
import { WideOnly } from '../kit/wide-only.ts';
import { PageTitle } from '../kit/page-title.tsx';
import { Text } from '../kit/text.ts';
import { useMedia } from '../kit/use-size.ts';
import { trailOf } from '../lists/list-neighbors.ts';
import { FiltersButton } from '../lists/list-filters.tsx';
import { ListView } from '../lists/list-view.tsx';
import { SavedViews } from '../lists/set-tools.tsx';
import { RowPreview, usePreview } from '../lists/row-preview.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useRegistry } from '../shell/registry.ts';
import { useRights } from '../shell/use-rights.ts';
import { useModel } from '../shell/use-model.ts';
import { useAddressValues } from '../shell/use-address-values.ts';
import { columnsOfAccounts } from './account-columns.tsx';
import { AccountFilters } from './account-filters.tsx';
import type { AccountsViewModel } from './accounts.view-model.ts';
import { bulkActions } from '../lists/bulk-acts.ts';
import { DataQualityButton, qualityEntry, useDataQuality } from './data-quality-button.tsx';
import { BulkTestPanel } from './bulk-test-panel.tsx';
import { noAccounts } from './no-accounts.ts';
import { createSection } from '../sections/section.ts';
import { accountsModels, accountsSingle } from './accounts.models.ts';

const MissingPanel = lazyComponent(
  async () => (await import('./missing-data-panel.tsx')).MissingDataPanel,
);

/** The query parameter that keeps the advanced search open. */
const FIND = 'find';

const nameOf = ({ siteName }: AccountRow): string => siteName;
const openLabel = (row: AccountRow): string => `Open ${nameOf(row)}`;

const useRowActions = (model: AccountsViewModel) => {
  const navigate = useNavigate();
  const { id: previewed, open: address } = usePreview();
  const places = useRegistry().create('places');
  const open = useCallback(
    ({ siteNum, devNum }: AccountRow) => {
      places.takeTrail(trailOf(model.list, String(siteNum)));
      void navigate(siteInfoPath(siteNum, devNum || null));
    },
    [model, navigate, places],
  );
  const preview = useCallback(({ siteNum }: AccountRow) => address(String(siteNum)), [address]);
  const menu = useCallback(
    (row: AccountRow): readonly MenuEntry[] => [
      {
        id: 'open',
        text: 'Open',
        icon: ArrowTopRightOnSquareIcon,
        onSelect: () => open(row),
      },
      { id: 'preview', text: 'Preview', icon: EyeIcon, onSelect: () => preview(row) },
      {
        id: 'history',
        text: 'History',
        icon: ClockIcon,
        onSelect: () => void navigate(siteHistoryPath(row.siteNum, row.devNum || null)),
      },
      ...(model.mayTest
        ? [
            {
              id: 'test',
              text: 'Place on test',
              icon: BeakerIcon,
              onSelect: () => void navigate(`${siteInfoPath(row.siteNum)}&test=new`),
            },
          ]
        : []),
      {
        id: 'favorite',
        text: row.isFavorite ? 'Remove from favorites' : 'Add to favorites',
        icon: StarIcon,
        onSelect: () => void model.setFavorite(row),
      },
    ],
    [model, navigate, open, preview],
  );
  return { open, preview, previewed, menu };
};

/** Shows how many accounts the group has: "412 in 4471 and its branches, 3 more out of service or canceled". */
const Standing = observer(({ model }: { readonly model: AccountsViewModel }) => {
  const { view } = useRegistry().create('session');
  const counts = model.facts?.counts;
  if (counts === undefined || view === null || view.siteGroupNum === null) return null;
  const { all, inTotals } = counts;
  const others = all - inTotals;
  return (
    <Text data-word="" as="span" tone="muted">
      {`${grouped(inTotals)} in ${view.siteGroupNum} and its branches`}
      {others > 0 && (
        <WideOnly from="md">{`, ${grouped(others)} more out of service or canceled`}</WideOnly>
      )}
    </Text>
  );
});

/** The buttons to create accounts; not rendered for users who may not create accounts. */
const Creating = observer(() => {
  const navigate = useNavigate();
  // Bulk creation starts a background job that only the user who started it can see, so bulk creation is not offered
  // during an impersonation.
  const { limits } = useRegistry().create('session');
  if (!useRights().mayChange('allowCreateAccountFlag')) return null;
  return (
    <>
      {limits.mayChangeOwn && (
        <Button icon={<TableCellsIcon />} onClick={() => void navigate('/create-account/bulk')}>
          Bulk create
        </Button>
      )}
      <Button look="primary" icon={<PlusIcon />} onClick={() => void navigate('/create-account')}>
        Create new account
      </Button>
    </>
  );
});

/** The page of the dealer's accounts, with search, filters, sorting, export and bulk test (spec §2.2, domain guide 5.5, 6.11, 6.19). */
export const AccountsPage = observer(() => {
  const model = useModel('accounts');
  const { bulk, list, sets } = model;
  const [query, say] = useAddressValues();
  useListAddress(list);
  const now = model.facts?.asOf ?? '';
  const columns = useMemo(() => columnsOfAccounts(now), [now]);
  const { menu, open, preview, previewed: beside } = useRowActions(model);
  const find = (wanted: boolean) => say({ [FIND]: wanted ? '1' : null }, { replace: true });
  const quality = useDataQuality();
  const isPhone = useMedia(MEDIA.phone);
  const selected = grouped(model.selected);
  const acts = bulkActions(model.acts, (act) => model.askBulk(act));
  const keys = shownColumns(columns, list.choices.columns);
  return (
    <>
      <PageTitle title="Accounts" actions={<Creating />}>
        <Standing model={model} />
      </PageTitle>
      <ListColumn>
        <JobProgress follower={model.job} />
        <SavedViews sets={sets} narrowed={list.narrowed} />
        <WithPanel>
          <ListView
            list={list}
            title="Accounts"
            bare
            ownSets
            pages="Pages of accounts"
            waiting="Loading the accounts"
            inSteps
            columns={columns}
            nameOf={nameOf}
            openLabel={openLabel}
            onOpen={open}
            onPreview={preview}
            beside={beside}
            menu={menu}
            search={{
              id: 'accounts-search',
              label: 'Find in accounts',
              placeholder: isPhone ? 'Search' : 'Name, number, address',
            }}
            filters={
              <>
                <FiltersButton list={list} onClick={() => find(true)} />
                {!isPhone && <DataQualityButton />}
              </>
            }
            chip={accountChip}
            empty={noAccounts}
            download={model.download}
            more={isPhone ? [qualityEntry(quality)] : []}
            takesAll
            moreBulk={acts.slice(1)}
            bulk={[
              ...acts.slice(0, 1),
              {
                id: 'favorites',
                text: 'Add to favorites',
                icon: StarIcon,
                onRun: () => void model.addFavorites(),
              },
              {
                id: 'export',
                text: `Export ${selected}`,
                icon: ArrowDownTrayIcon,
                onRun: () => void model.exportTicked(keys),
              },
            ]}
          />
          {bulk.isOpen ? (
            <BulkTestPanel model={bulk} selected={model.selected} />
          ) : quality.isOpen && beside === null ? (
            <MissingPanel model={model} onClose={() => quality.show(false)} />
          ) : (
            <RowPreview
              list={list}
              columns={columns}
              what="account"
              nameOf={nameOf}
              actions={(row) => (
                <Button look="primary" onClick={() => open(row)}>
                  Open account
                </Button>
              )}
            />
          )}
        </WithPanel>
      </ListColumn>
      {query.get(FIND) !== null && <AccountFilters model={model} onClose={() => find(false)} />}
    </>
  );
});

/**
 * The accounts section. The export follower is shared between visits, so that the progress of a running export is still
 * followed while the user is on another screen.
 */
export const section = createSection(AccountsPage, accountsModels, accountsSingle);
