import ArrowDownTrayIcon from '@heroicons/react/16/solid/ArrowDownTrayIcon';
import ArrowPathIcon from '@heroicons/react/16/solid/ArrowPathIcon';
import ArrowTopRightOnSquareIcon from '@heroicons/react/16/solid/ArrowTopRightOnSquareIcon';
import EyeIcon from '@heroicons/react/16/solid/EyeIcon';
import DocumentTextIcon from '@heroicons/react/20/solid/DocumentTextIcon';
import PlayCircleIcon from '@heroicons/react/20/solid/PlayCircleIcon';
import SparklesIcon from '@heroicons/react/16/solid/SparklesIcon';
import TableCellsIcon from '@heroicons/react/20/solid/TableCellsIcon';
import StarOutlineIcon from '@heroicons/react/16/solid/StarIcon';
import StarIcon from '@heroicons/react/24/outline/StarIcon';
import { observer } from 'mobx-react-lite';
import { freshness } from '#core/library/freshness.rule.ts';
import type { LibraryItem } from '#core/library/library.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { formatSize } from '../kit/format-size.ts';
import { formatDay } from '../kit/format-time.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { Icon } from '../kit/icon.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { FileWeight } from '../kit/links.ts';
import { Text } from '../kit/text.ts';
import { LibraryCard } from './library-card.look.tsx';
import type { LibraryViewModel } from './library.view-model.ts';

const LANGUAGE_TAGS: Readonly<Record<LibraryItem['language'], string>> = {
  English: 'en',
  Spanish: 'es',
  French: 'fr',
};

const FRESH = {
  New: { tone: 'info', icon: SparklesIcon },
  Updated: { tone: 'info', icon: ArrowPathIcon },
} as const;

const ENDING = /\.(\w{2,4})$/;

/** Says what opens: the icon and the short name of the file type, or that it is a link. */
const typeOf = ({ category, file }: LibraryItem) => {
  if (file === null)
    return category === 'Training videos'
      ? { icon: PlayCircleIcon, type: 'Video' }
      : { icon: ArrowTopRightOnSquareIcon, type: 'Link' };
  const type = ENDING.exec(file.name)?.[1]?.toUpperCase() ?? 'File';
  return { icon: type === 'CSV' || type === 'XLSX' ? TableCellsIcon : DocumentTextIcon, type };
};

/** One library entry with its description, a mark if it is new, and its actions. */
export const LibraryTile = observer(
  ({
    model,
    item,
    asOf,
  }: {
    readonly model: LibraryViewModel;
    readonly item: LibraryItem;
    readonly asOf: string;
  }) => {
    const { id, title, summary, category, file, url, favorite, version } = item;
    const fresh = freshness(item, asOf);
    const { icon, type } = typeOf(item);
    const facts = [
      ...(version > 1 ? [`Version ${version}`] : []),
      ...(item.language === 'English' ? [] : [item.language]),
      `Updated ${formatDay(item.updatedAt.slice(0, 10), 'withYear')}`,
    ];
    return (
      <LibraryCard
        icon={<Icon of={icon} size={20} tone="muted" />}
        kind={`${type} · ${category}`}
        title={title}
        lang={LANGUAGE_TAGS[item.language]}
        text={summary}
        facts={facts}
        badge={fresh !== null && <Badge {...FRESH[fresh]}>{fresh}</Badge>}
        corner={
          <IconButton
            label={favorite ? `Remove ${title} from favorites` : `Add ${title} to favorites`}
            aria-pressed={favorite}
            onClick={() => void model.keep(item)}
          >
            {favorite ? <StarOutlineIcon /> : <StarIcon />}
          </IconButton>
        }
        foot={
          file !== null && !model.mayFetch(item) ? (
            <Text data-note="" as="small" size="small" tone="muted">
              Your account may not download forms.
            </Text>
          ) : (
            <>
              {file !== null && (
                <>
                  <button
                    type="button"
                    aria-label={`Preview ${title}`}
                    onClick={() => model.look(item)}
                  >
                    <EyeIcon aria-hidden />
                    Preview
                  </button>
                  <button type="button" title={file.name} onClick={() => void model.download(id)}>
                    <ArrowDownTrayIcon aria-hidden />
                    Download <FileWeight>{formatSize(file.size)}</FileWeight>
                    <HiddenText>{`: ${title}`}</HiddenText>
                  </button>
                </>
              )}
              {url !== '' && (
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`Open ${title} in a new tab`}
                >
                  <ArrowTopRightOnSquareIcon aria-hidden />
                  Open
                </a>
              )}
            </>
          )
        }
      />
    );
  },
);
