import ChevronDownIcon from '@heroicons/react/20/solid/ChevronDownIcon';
import ChevronUpIcon from '@heroicons/react/20/solid/ChevronUpIcon';
import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { SupportedUser } from '#core/support/supported-users.schema.ts';
import { IconButton } from '../kit/icon-button.tsx';
import type { ListViewModel } from '../lists/list.view-model.ts';

/** Returns the current path and query without one parameter. */
export const usePathWithout = (name: string): string => {
  const { pathname, search } = useLocation();
  const left = new URLSearchParams(search);
  left.delete(name);
  return left.size === 0 ? pathname : `${pathname}?${left.toString()}`;
};

/** The position in the search results, with links to the previous and next person. Renders nothing without a search. */
export const HitTurner = observer(
  ({
    list,
    accountId,
  }: {
    readonly list: ListViewModel<SupportedUser>;
    readonly accountId: string;
  }) => {
    const [query] = useSearchParams();
    const navigate = useNavigate();
    const at = list.rows.findIndex((row) => row.accountId === accountId);
    if (at < 0 || list.total < 2) return null;
    const turn = (to: SupportedUser | undefined): void => {
      if (to === undefined) return;
      const next = new URLSearchParams(query);
      next.set('user', to.accountId);
      void navigate(`?${next.toString()}`);
    };
    return (
      <>
        <span>{`${list.offset + at + 1} of ${list.total} matching “${list.query.search}”`}</span>
        <IconButton
          size="sm"
          bordered
          label="Person before"
          disabled={at === 0}
          onClick={() => turn(list.rows[at - 1])}
        >
          <ChevronUpIcon />
        </IconButton>
        <IconButton
          size="sm"
          bordered
          label="Next person"
          disabled={at === list.rows.length - 1}
          onClick={() => turn(list.rows[at + 1])}
        >
          <ChevronDownIcon />
        </IconButton>
      </>
    );
  },
);
