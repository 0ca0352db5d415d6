import ChevronDownIcon from '@heroicons/react/16/solid/ChevronDownIcon';
import ChevronUpIcon from '@heroicons/react/16/solid/ChevronUpIcon';
import MinusIcon from '@heroicons/react/16/solid/MinusIcon';
import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import ViewColumnsIcon from '@heroicons/react/20/solid/ViewColumnsIcon';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { WideOnly } from '../kit/wide-only.ts';
import { Checkbox } from '../kit/checkbox.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { row } from '../kit/looks.ts';
import { Popover } from '../kit/popover.tsx';
import { SegmentRow } from '../kit/segment-row.tsx';
import { styled } from '../kit/styled.ts';
import { Unknown } from './list-tools.look.tsx';

const Body = styled('div', {
  base: {
    display: 'grid',
    padding: '12px 16px',
  },
});
const Head = styled('header', { base: { ...row('3'), justifyContent: 'space-between' } });
const Row = styled('li', {
  base: {
    ...row('1'),
    minHeight: '32px',
    // The column's checkbox with its name.
    '& > :first-child': { flex: '1 1 auto', textStyle: 'body' },
  },
});
const Words = styled('p', {
  base: {
    marginTop: '2',
    paddingTop: '2',
    borderTop: 'subtle',
    textStyle: 'caption',
    color: 'fg.muted',
    '&[role=status]': {
      margin: '0',
      padding: '0',
      border: '0',
      '&:not(:empty)': { marginBottom: '2' },
    },
  },
});
const NoRoom = styled('small', { base: { textStyle: 'caption', color: 'fg.muted' } });
const Title = styled('b', { base: { textStyle: 'label' } });

type Column = { readonly key: string; readonly title: string };

interface ColumnChooserProps {
  /** All columns: the displayed columns in order, then the hidden ones. */
  readonly columns: readonly Column[];
  readonly shown: readonly string[];
  /** The displayed columns that the list has room for. */
  readonly fits: readonly string[];
  /** False until the list knows how many columns it has room for. */
  readonly known: boolean;
  readonly onShow: (key: string, wanted: boolean) => void;
  readonly onMove: (key: string, by: -1 | 1) => void;
  /** Makes a displayed column wider by some pixels, or narrower. */
  readonly onSize: (key: string, by: number) => void;
  readonly compact: boolean;
  readonly onCompact: (compact: boolean) => void;
  readonly onReset: () => void;
}

const DENSITIES = [
  { value: 'comfortable', text: 'Comfortable' },
  { value: 'compact', text: 'Compact' },
] as const;

const SIZES = [
  { by: -24, word: 'narrower', Icon: MinusIcon },
  { by: 24, word: 'wider', Icon: PlusIcon },
] as const;

const WAYS = [
  { by: -1, word: 'before', Icon: ChevronUpIcon },
  { by: 1, word: 'behind', Icon: ChevronDownIcon },
] as const;

const Choices = (props: ColumnChooserProps) => {
  const { columns, shown, fits, onShow, onMove, onSize, compact, onCompact, onReset } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ readonly column: Column; readonly by: -1 | 1 } | null>(null);
  const place = moved === null ? 0 : shown.indexOf(moved.column.key) + 1;
  // The focus follows the moved row. If the pressed button becomes disabled at an end of the list, the row's other button takes the focus.
  useEffect(() => {
    if (moved === null) return;
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>(
        `[data-column="${CSS.escape(moved.column.key)}"] button[data-move]`,
      ) ?? []),
    ];
    const wanted = moved.by === -1 ? buttons : buttons.toReversed();
    wanted.find((button) => !button.disabled)?.focus();
  }, [moved, place]);
  return (
    <Body>
      <Head>
        <Title>Columns</Title>
        <LinkButton size="sm" autoFocus onClick={onReset}>
          Reset
        </LinkButton>
      </Head>
      <ul ref={list}>
        {columns.map((column, at) => {
          const { key, title } = column;
          const isShown = shown.includes(key);
          return (
            <Row key={key} data-column={key}>
              <Checkbox
                id={`${id}-${key}`}
                checked={isShown}
                disabled={at === 0}
                onChange={(wanted) => onShow(key, wanted)}
              >
                {title}
                {isShown && !fits.includes(key) && <NoRoom> no room</NoRoom>}
              </Checkbox>
              {isShown &&
                fits.includes(key) &&
                SIZES.map(({ by, word, Icon }) => (
                  <IconButton
                    key={word}
                    size="sm"
                    label={`Make ${title} ${word}`}
                    onClick={() => onSize(key, by)}
                  >
                    <Icon />
                  </IconButton>
                ))}
              {isShown &&
                at > 0 &&
                WAYS.map(({ by, word, Icon }) => (
                  <IconButton
                    key={word}
                    size="sm"
                    data-move=""
                    label={`Move ${title} one place ${word}`}
                    disabled={by === -1 ? at === 1 : at === shown.length - 1}
                    onClick={() => {
                      onMove(key, by);
                      setMoved({ column, by });
                    }}
                  >
                    <Icon />
                  </IconButton>
                ))}
            </Row>
          );
        })}
      </ul>
      <Words role="status">
        {moved !== null &&
          place > 0 &&
          `${moved.column.title} is column ${place} of ${shown.length}.`}
      </Words>
      <SegmentRow
        label="Height of rows"
        name={`${id}-density`}
        options={DENSITIES}
        value={compact ? 'compact' : 'comfortable'}
        onChange={(value) => onCompact(value === 'compact')}
      />
      <Words>Saved for you. Exports use the same columns.</Words>
    </Body>
  );
};

/**
 * Lets the user select and order a list's columns; the choice is stored for the user. The first column cannot be hidden
 * (domain guide 5.5).
 */
export const ColumnChooser = (props: ColumnChooserProps) => (
  <Popover
    label="Columns"
    align="end"
    size="list"
    button={(wear) => {
      const shown = props.shown.filter((key) => props.fits.includes(key)).length;
      const figure = `${shown} of ${props.shown.length}`;
      const text = props.known ? `Columns ${figure}` : 'Columns';
      return (
        <Button icon={<ViewColumnsIcon />} aria-label={text} title={text} {...wear}>
          <WideOnly from="md">
            {props.known ? (
              text
            ) : (
              <span>
                Columns <Unknown>{figure}</Unknown>
              </span>
            )}
          </WideOnly>
        </Button>
      );
    }}
  >
    {() => <Choices {...props} />}
  </Popover>
);
