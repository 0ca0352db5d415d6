import { grouped } from '#core/kernel/counted.rule.ts';
import ChevronDownIcon from '@heroicons/react/20/solid/ChevronDownIcon';
import ChevronUpIcon from '@heroicons/react/20/solid/ChevronUpIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { IconButton } from '../kit/icon-button.tsx';
import { Row } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { besideInList, placeInList } from './list-neighbors.ts';
import { useRegistry } from '../shell/registry.ts';
import type { ListViewModel } from './list.view-model.ts';

/** The keys of all lists that are worked through; those of the attention list too. */
const STEPS: Readonly<Record<string, 1 | -1>> = { n: 1, p: -1 };

const TYPED = 'input, textarea, select, [contenteditable]';

interface RecordTurnerProps {
  /** The position of the record in its list, from 0; null if the list does not hold it any more. */
  readonly at: number | null;
  readonly total: number;
  /** The noun of a record: "account". */
  readonly what: string;
  readonly onTurn: (step: 1 | -1) => void;
}

/** The position of an opened record in its list, with buttons and keys (n, p) to the next and previous one. */
export const RecordTurner = ({ at, total, what, onTurn }: RecordTurnerProps) => {
  const singleKeys = useRegistry().create('singleKeys');
  const box = useRef<HTMLButtonElement>(null);
  const turn = useRef(onTurn);
  useEffect(() => {
    turn.current = (step) => {
      const to = (at ?? -1) + step;
      if (at !== null && to >= 0 && to < total) onTurn(step);
    };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { altKey, ctrlKey, defaultPrevented, key, metaKey, target } = event;
      const step = STEPS[key];
      if (step === undefined || !singleKeys.on || defaultPrevented || altKey || ctrlKey || metaKey)
        return;
      if (target instanceof Element && target.closest(TYPED) !== null) return;
      // A layer above the record has keys of its own.
      const layer = document.querySelector('dialog[open], [role=dialog], [role=menu]');
      if (layer !== null && !layer.contains(box.current)) return;
      event.preventDefault();
      turn.current(step);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [singleKeys]);
  if (at === null || total < 2) return null;
  return (
    <Row gap={1} data-turner="">
      <Text as="span" size="small" tone="muted">
        {`${grouped(at + 1)} of ${grouped(total)}`}
      </Text>
      <IconButton
        ref={box}
        size="sm"
        label={`Previous ${what} (p)`}
        aria-keyshortcuts="p"
        disabled={at === 0}
        onClick={() => onTurn(-1)}
      >
        <ChevronUpIcon />
      </IconButton>
      <IconButton
        size="sm"
        label={`Next ${what} (n)`}
        aria-keyshortcuts="n"
        disabled={at === total - 1}
        onClick={() => onTurn(1)}
      >
        <ChevronDownIcon />
      </IconButton>
    </Row>
  );
};

/** Turns to the next and previous row of a list that is on the same screen as the opened record. */
export const ListTurner = observer(
  <Row,>({
    list,
    id,
    what,
    onOpen,
  }: Pick<RecordTurnerProps, 'what'> & {
    readonly list: ListViewModel<Row>;
    /** The key of the opened row. */
    readonly id: string;
    readonly onOpen: (id: string) => void;
  }) => {
    const turn = async (step: 1 | -1): Promise<void> => {
      const row = await besideInList(list, id, step);
      if (row !== null) onOpen(list.parts.keyOf(row));
    };
    return (
      <RecordTurner
        at={placeInList(list, id)}
        total={list.total}
        what={what}
        onTurn={(step) => void turn(step)}
      />
    );
  },
);
