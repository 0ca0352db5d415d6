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
  const { command, field, options, outcome, query, shown } = model;
  if (outcome.at === 'failed')
    return {
      icon: ExclamationTriangleIcon,
      title: 'Not searched',
      text: outcome.text,
      action: <AgainButton why={outcome.text} onAgain={() => model.retry()} />,
    };
  if (outcome.at === 'tooLong')
    return { icon: ExclamationTriangleIcon, title: 'Too long to search', text: outcome.text };
  if (
    outcome.at !== 'idle' &&
    shown?.matches.length === 0 &&
    options.every(({ kind }) => kind === 'recent')
  )
    return {
      icon: MagnifyingGlassIcon,
      title: 'No account matches',
      text:
        field === null
          ? `No account here has words that begin with “${command?.subject || query}”. Try fewer or shorter words.`
          : `No account here has “${query}” in this field.`,
      action: field !== null && (
        <Button size="sm" onClick={() => model.chooseField(null)}>
          Search any field
        </Button>
      ),
    };
  if (outcome.at === 'idle' && options.length === 0)
    return {
      icon: MagnifyingGlassIcon,
      title: 'Type at least two characters',
      text: 'A number, name, address or phone of an account.',
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
