import ChevronLeftIcon from '@heroicons/react/20/solid/ChevronLeftIcon';
import ChevronRightIcon from '@heroicons/react/20/solid/ChevronRightIcon';
import { IconButton } from './icon-button.tsx';
import { styled } from './styled.ts';

const Bar = styled('nav', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2',
    minHeight: '48px',
    px: '4',
    borderTop: '1px solid',
    borderColor: 'border.subtle',
    textStyle: 'small',
    color: 'fg.muted',
  },
});

/** Which rows of how many are shown, and the way to the others; nothing while one page holds all. Pages count from 1. */
export const Pager = ({
  page,
  size,
  total,
  onPage,
}: {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}) => {
  if (total <= size) return null;
  const last = Math.ceil(total / size);
  return (
    <Bar aria-label="Pages">
      <span role="status">
        {(page - 1) * size + 1}–{Math.min(page * size, total)} of {total}
      </span>
      <IconButton
        size="sm"
        label="Previous page"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        size="sm"
        label="Next page"
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRightIcon />
      </IconButton>
    </Bar>
  );
};
