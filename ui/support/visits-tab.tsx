import EyeOutlineIcon from '@heroicons/react/24/outline/EyeIcon';
import { observer } from 'mobx-react-lite';
import type { Visit } from '#core/impersonation/visit.schema.ts';
import { Button } from '../kit/button.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { ListView } from '../lists/list-view.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useModel } from '../shell/use-model.ts';
import { VISIT_CELLS } from './visit-columns.tsx';

const STATES = [
  { value: 'all', text: 'All' },
  { value: 'running', text: 'Running' },
  { value: 'over', text: 'Over' },
] as const;
const wordOf = (state: string): string =>
  STATES.find(({ value }) => value === state)?.text ?? state;
const nameOf = ({ subjectName }: Visit): string => subjectName;

/** Running and past impersonations, newest first, with an export (domain guide 6.17). */
export const VisitsTab = observer(() => {
  const { list, download } = useModel('visits');
  useListAddress(list);
  return (
    <ListView
      list={list}
      title="Sessions"
      pages="Pages of sessions"
      waiting="Loading the sessions"
      columns={VISIT_CELLS}
      nameOf={nameOf}
      search={{ id: 'visit-search', label: 'Search', placeholder: 'User, staff, reason, ticket' }}
      filters={
        <SelectField
          id="visit-state"
          label="State"
          placeholder="All"
          options={STATES}
          value={list.draft.filters['state'] ?? 'all'}
          onChange={(value) => void list.filter('state', value === 'all' ? '' : value)}
        />
      }
      chip={(_, value) => `State: ${wordOf(value)}`}
      empty={(narrowed) =>
        narrowed
          ? {
              icon: EyeOutlineIcon,
              title: 'No session matches',
              text: 'Nothing holds what you look for.',
              action: (
                <Button size="sm" onClick={() => void list.clear()}>
                  Clear filters
                </Button>
              ),
            }
          : {
              icon: EyeOutlineIcon,
              title: 'Nobody has viewed the portal as a user yet',
              text: 'Find a user and choose View as user; the visit is then listed here.',
            }
      }
      download={download}
    />
  );
});
