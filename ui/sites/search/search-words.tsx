import ClockIcon from '@heroicons/react/24/outline/ClockIcon';
import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { Button } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { SearchRoom } from '../../kit/search-dialog.tsx';
import { AgainButton } from '../../shell/again-button.tsx';
import type { AccountSearchViewModel } from './account-search.view-model.ts';

const textOf = (model: AccountSearchViewModel): ComponentProps<typeof EmptyState> | null => {
  const { outcome, shown, field, query, recents } = model;
  if (outcome.at === 'failed')
    return {
      icon: ExclamationTriangleIcon,
      title: 'Not searched',
      text: outcome.text,
      action: <AgainButton why={outcome.text} onAgain={() => model.retry()} />,
    };
  if (outcome.at === 'tooLong')
    return { icon: ExclamationTriangleIcon, title: 'Too long to search', text: outcome.text };
  // An unused number and a number of another group give the same text.
  if (shown?.matches.length === 0 && model.command !== null)
    return {
      icon: MagnifyingGlassIcon,
      title: 'No account has this number',
      text: `None of your site group has the number “${model.command.number}”.`,
    };
  if (shown?.matches.length === 0)
    return {
      icon: MagnifyingGlassIcon,
      title: 'No account matches',
      text:
        field === null
          ? `No account of your site group has words that begin with “${query}”. Fewer or shorter words find more.`
          : `“${query}” is not in this field of any account of your site group.`,
      action: field !== null && (
        <Button size="sm" onClick={() => model.chooseField(null)}>
          Search any field
        </Button>
      ),
    };
  if (outcome.at === 'idle' && recents.length === 0)
    return {
      icon: ClockIcon,
      title: 'No recent searches',
      text: 'Type at least two characters of a number, name, address or phone. Searches that opened an account are kept here.',
    };
  return null;
};

/** The message in place of results: how to start, searching, no match, or a failure. */
export const SearchWords = observer(({ model }: { readonly model: AccountSearchViewModel }) => {
  const { outcome, shown } = model;
  if (outcome.at === 'searching' && shown === null)
    return (
      <SearchRoom>
        <Skeleton lines={3} label="Searching" />
      </SearchRoom>
    );
  const words = textOf(model);
  return (
    words && (
      <SearchRoom
        of="emptyState"
        role={outcome.at === 'failed' || outcome.at === 'tooLong' ? 'alert' : undefined}
      >
        <EmptyState {...words} />
      </SearchRoom>
    )
  );
});
