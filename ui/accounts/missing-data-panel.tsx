import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { counted, grouped } from '#core/kernel/counted.rule.ts';
import { QUALITY_KIND_NAMES } from '#core/sites/account-text.ts';
import type { MissingData } from '#core/sites/accounts-page.schema.ts';
import { Button } from '../kit/button.tsx';
import { ShareBars } from '../kit/charts/share-bars.tsx';
import { PanelFields } from '../kit/docked-panel.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { MEDIA } from '../kit/media.ts';
import { OpenedPanel } from '../kit/opened-panel.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Row } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { useMedia } from '../kit/use-size.ts';
import { NotLoaded } from '../shell/loaded-view.tsx';
import { RowTable } from '../shell/row-table.tsx';
import type { AccountsViewModel } from './accounts.view-model.ts';

type Missing = MissingData['missing'][number];

const Headline = ({ data: { complete, total } }: { readonly data: MissingData }) => (
  <Row as="p" gap={2}>
    <Text as="b" size="figure">
      {grouped(complete)}
    </Text>
    <Text as="span" size="small" tone="muted">
      {`of ${counted(total, 'account')} ${complete === 1 ? 'has' : 'have'} everything an operator needs`}
    </Text>
  </Row>
);

/** The number of accounts per kind of missing data, as bars or as a table. Each one filters the list. */
const Counts = ({
  data: { missing, total },
  asTable,
  linkOf,
}: {
  readonly data: MissingData;
  readonly asTable: boolean;
  readonly linkOf: (one: Missing, name: ReactNode) => ReactNode;
}) =>
  asTable ? (
    <RowTable
      label="What is missing"
      columns={[
        { head: 'Missing', cell: (one) => linkOf(one, QUALITY_KIND_NAMES[one.kind]) },
        { head: 'Accounts', marks: 'number', cell: ({ accounts }) => grouped(accounts) },
        {
          head: 'Share',
          marks: 'number',
          cell: ({ accounts }) => `${Math.round((100 * accounts) / Math.max(1, total))}%`,
        },
      ]}
      rows={missing}
      rowKey={({ kind }) => kind}
    />
  ) : (
    <ShareBars
      level
      label="Accounts by what is missing"
      bars={missing.map((one) => ({
        label: QUALITY_KIND_NAMES[one.kind],
        value: one.accounts,
        tone: 'neutral',
        link: (name) => linkOf(one, name),
      }))}
    />
  );

/** What is missing among the accounts of the list, beside it (domain guide 6.11 "Data-quality meter"). */
export const MissingDataPanel = observer(
  ({ model, onClose }: { readonly model: AccountsViewModel; readonly onClose: () => void }) => {
    const { list } = model;
    const { counted: missing } = model.missing;
    const [asTable, setAsTable] = useState(false);
    const isBeside = useMedia(MEDIA.docked);
    useEffect(() => model.missing.follow(), [model]);
    const { state } = missing;
    const { filters, search } = list.query;
    const { missing: shown, ...others } = filters;
    const isNarrowed = search !== '' || Object.keys(others).length > 0;
    const show = (what: string): void => {
      void list.filter('missing', what === shown ? '' : what);
      if (!isBeside) onClose();
    };
    const incomplete = state.at === 'ready' ? state.value.total - state.value.complete : 0;
    return (
      <OpenedPanel
        what="data-quality"
        title="Data quality"
        onClose={onClose}
        note=""
        tools={
          <LinkButton size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? 'View as chart' : 'View as table'}
          </LinkButton>
        }
        actions={
          incomplete > 0 && (
            <Button disabled={shown === 'anything'} onClick={() => show('anything')}>
              {`Show ${grouped(incomplete)} with something missing`}
            </Button>
          )
        }
      >
        {state.at === 'failed' ? (
          <NotLoaded text={state.text} onRetry={() => void missing.load()} />
        ) : (
          <PanelFields>
            {state.at === 'loading' ? (
              <Skeleton lines={10} label="Counting what is missing" />
            ) : (
              <>
                <Headline data={state.value} />
                <Counts
                  data={state.value}
                  asTable={asTable}
                  linkOf={(one, name) =>
                    one.accounts === 0 ? (
                      name
                    ) : (
                      <LinkButton
                        data-link=""
                        aria-pressed={one.kind === shown}
                        onClick={() => show(one.kind)}
                      >
                        {name}
                      </LinkButton>
                    )
                  }
                />
                <Text size="small" tone="muted">
                  {`${isNarrowed ? 'Counts the accounts that match the search and the other filters' : 'Counts all accounts'}, without canceled ones. A permit is counted as missing if it has no expiry, has expired or expires within 30 days.`}
                </Text>
              </>
            )}
          </PanelFields>
        )}
      </OpenedPanel>
    );
  },
);
