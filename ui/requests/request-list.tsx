import InboxIcon from '@heroicons/react/24/outline/InboxIcon';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, type ComponentProps } from 'react';
import { REQUEST_STATES } from '#core/account-info/change-request.schema.ts';
import {
  REQUEST_KIND_NAMES,
  REQUEST_KINDS,
  REQUEST_SUBJECT_NAMES,
  type RequestRow,
} from '#core/requests/request-detail.schema.ts';
import { Grid } from '../kit/grid.ts';
import { OpenedPanel } from '../kit/opened-panel.tsx';
import { Text } from '../kit/text.ts';
import { ListChoice } from '../lists/list-choice.tsx';
import { ListFilters } from '../lists/list-filters.tsx';
import { ListView } from '../lists/list-view.tsx';
import { ListTurner } from '../lists/record-turner.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useOpened } from '../lists/use-opened.ts';
import { RequestAnswer } from './request-answer.tsx';
import { requestColumns } from './request-columns.tsx';
import { RequestBody } from './request-panel.tsx';
import type { RequestsViewModel } from './requests.view-model.ts';

const STATES = REQUEST_STATES.map((value) => ({ value, text: value }));
const KINDS = REQUEST_KINDS.map((value) => ({ value, text: REQUEST_KIND_NAMES[value] }));
const MINE = [
  { value: 'asked', text: 'Requested by me' },
  { value: 'decided', text: 'Decided by me' },
] as const;

const nameOf = ({ siteName, subject }: RequestRow): string =>
  `${siteName}, ${REQUEST_SUBJECT_NAMES[subject]}`;

type Actor = ComponentProps<typeof RequestAnswer>['actor'];

interface Props {
  readonly model: RequestsViewModel;
  readonly actor: Actor;
  readonly bulk?: ComponentProps<typeof ListView<RequestRow>>['bulk'];
  readonly empty: { readonly title: string; readonly text: string };
}

const Fields = observer(({ model }: Pick<Props, 'model'>) => {
  const { branches, list } = model;
  const common = { list } as const;
  return (
    <>
      <ListChoice
        {...common}
        filter="state"
        id="request-state"
        label="State"
        any="All states"
        options={STATES}
      />
      <ListChoice
        {...common}
        filter="kind"
        id="request-kind"
        label="Kind"
        any="All kinds"
        options={KINDS}
      />
      {branches.length > 1 && (
        <ListChoice
          {...common}
          filter="branch"
          id="request-branch"
          label="Branch"
          any="All branches"
          options={branches.map(({ siteGroupName, siteGroupNum }) => ({
            value: String(siteGroupNum),
            text: siteGroupName,
          }))}
        />
      )}
      <ListChoice
        {...common}
        filter="mine"
        id="request-mine"
        label="Whose"
        any="Everyone's"
        options={MINE}
      />
    </>
  );
});

/** The open request beside the list, or over the list on narrow screens. The list stays usable (ui README "Patterns of screens"). */
const Opened = observer(
  ({
    model,
    actor,
    onClose,
    onOpen,
  }: Props & { readonly onClose: () => void; readonly onOpen: (id: string) => void }) => {
    const { missing, opened } = model;
    if (opened === null && missing === null) return null;
    return (
      <OpenedPanel
        what="request"
        title={opened === null ? 'Request' : REQUEST_SUBJECT_NAMES[opened.subject]}
        onClose={onClose}
        tools={
          opened !== null && (
            <ListTurner list={model.list} id={opened.id} what="request" onOpen={onOpen} />
          )
        }
      >
        {opened === null ? (
          <Text role="status">{missing}</Text>
        ) : (
          <RequestBody request={opened} linked={actor === 'dealer'}>
            <RequestAnswer model={model} request={opened} actor={actor} />
          </RequestBody>
        )}
      </OpenedPanel>
    );
  },
);

/** All requests in one list, with the open request beside it. The URL names the open request (ui README §8). */
export const RequestList = observer((props: Props) => {
  const { model, bulk, empty } = props;
  const { list } = model;
  const { id, open: address, close, turnTo } = useOpened('request');
  useListAddress(list);
  useEffect(() => model.open(id), [model, id]);
  const { now } = model;
  const columns = useMemo(() => requestColumns(now ?? ''), [now]);
  const open = useCallback((row: RequestRow) => address(row.id), [address]);
  const site = list.query.filters['site'];
  const isOpen = model.opened !== null || model.missing !== null;
  const chip = (name: string, value: string): string => {
    switch (name) {
      case 'kind':
        return `Kind: ${KINDS.find((kind) => kind.value === value)?.text ?? value}`;
      case 'mine':
        return MINE.find((mine) => mine.value === value)?.text ?? value;
      case 'branch': {
        const branch = model.branches.find(({ siteGroupNum }) => String(siteGroupNum) === value);
        return `Branch: ${branch?.siteGroupName ?? value}`;
      }
      case 'site':
        return `Site ${value}`;
      default:
        return `State: ${value}`;
    }
  };
  return (
    <Grid columns={isOpen ? 'docked' : undefined} gap={4}>
      <ListView
        list={list}
        title="Requests"
        pages="Pages of requests"
        waiting="Loading the requests"
        columns={columns}
        nameOf={nameOf}
        onOpen={open}
        beside={id}
        search={{ id: 'request-search', label: 'Search', placeholder: 'Site, account or person' }}
        filters={<ListFilters list={list} fields={() => <Fields model={model} />} />}
        chip={chip}
        {...(bulk && { bulk })}
        empty={(narrowed) => ({
          icon: InboxIcon,
          ...(narrowed
            ? {
                title: 'No matching requests',
                text:
                  site === undefined
                    ? 'Nothing matches all these filters.'
                    : 'No requests for this site.',
              }
            : empty),
        })}
        download={model.download}
      />
      <Opened {...props} onClose={close} onOpen={turnTo} />
    </Grid>
  );
});
