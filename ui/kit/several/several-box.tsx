import {
  ChakraProvider,
  Combobox,
  createListCollection,
  defineSlotRecipe,
  type SystemContext,
} from '@chakra-ui/react';
import CheckIcon from '@heroicons/react/20/solid/CheckIcon';
import ChevronDownIcon from '@heroicons/react/16/solid/ChevronDownIcon';
import { useRef, useState, type KeyboardEvent } from 'react';
import { EntryChip } from './entry-chip.tsx';
import { FieldLine } from '../field-frame.tsx';
import { controlBox, focusEdge, row } from '../looks.ts';
import { raised } from '../portal-looks.ts';
import { createPortalSystem } from '../theme/system.ts';
import {
  dropSecondClick,
  matching,
  NO_SEARCH,
  type Option,
  removesLastChip,
  searchAfterChoice,
  typedSearch,
} from './several-search.rule.ts';

const look = defineSlotRecipe({
  slots: [
    'root',
    'label',
    'control',
    'input',
    'trigger',
    'content',
    'item',
    'itemIndicator',
    'empty',
  ],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5' },
    label: { textStyle: 'label' },
    control: {
      ...row('1.5'),
      ...controlBox,
      position: 'relative',
      flexWrap: 'wrap',
      minHeight: '40px',
      padding: '5px 40px 5px 8px',
      '&:focus-within': focusEdge,
      '&[data-invalid]': { borderColor: 'state.alarm.solid' },
      '@media (max-width: 40rem), (pointer: coarse)': { minHeight: '44px' },
    },
    input: {
      flex: '1 1 120px',
      minWidth: '0',
      height: '1.75rem',
      px: '1',
      border: '0',
      outline: '0',
      background: 'transparent',
      textStyle: 'form',
      color: 'fg.default',
      _placeholder: { color: 'fg.subtle', opacity: '1' },
      '@media (pointer: coarse)': { height: '2.125rem' },
    },
    trigger: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '0',
      width: '40px',
      display: 'grid',
      placeItems: 'center',
      color: 'fg.muted',
      '& svg': { boxSize: '16px' },
    },
    content: {
      ...raised,
      // Places the list above everything that follows the field. The positioner around the list copies this z-index.
      zIndex: '70',
      width: '100%',
      // The list ends with the window, also at the foot of a panel.
      maxHeight: 'min(280px, var(--available-height))',
      overflowY: 'auto',
      padding: '4px',
      outline: '0',
      color: 'fg.default',
    },
    item: {
      ...row('2'),
      justifyContent: 'space-between',
      minHeight: '36px',
      padding: '6px 10px',
      borderRadius: 'sm',
      textStyle: 'body',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      '&[data-highlighted]': { background: 'bg.muted' },
      '&[data-state=checked]': { color: 'accent.fg', fontWeight: '600' },
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
    itemIndicator: { flexShrink: '0', '& svg': { boxSize: '20px', display: 'block' } },
    empty: { padding: '8px 10px', textStyle: 'small', color: 'fg.muted' },
  },
});

export interface SeveralFieldProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: readonly string[];
  readonly error?: string | undefined;
  readonly onTick: (value: string, wanted: boolean) => void;
}

let made: SystemContext | null = null;

/** Returns the portal's design system extended by this field's styles. */
const system = (): SystemContext =>
  (made ??= {
    ...createPortalSystem({ theme: { slotRecipes: { combobox: look } } }),
    _global: [],
  });

/**
 * A field to select several of many options by searching. Chakra's component is used because its keyboard and
 * screen-reader behavior is hard to build (kit README §9).
 */
export const SeveralBox = ({
  id,
  label,
  options,
  value: taken,
  error,
  onTick,
}: SeveralFieldProps) => {
  const [search, setSearch] = useState(NO_SEARCH);
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const chosen = options.filter(({ value }) => taken.includes(value));
  const collection = createListCollection({
    items: matching(options, search.text),
    itemToString: (option) => option.text,
    itemToValue: (option) => option.value,
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const { key, repeat, target } = event;
    // Enter that is held ticks once, and does not go on to send the form.
    if (key === 'Enter' && repeat) event.preventDefault();
    const last = chosen.at(-1);
    if (target === input.current && removesLastChip(event, search.text) && last)
      onTick(last.value, false);
    // While the list is closed, the combobox must not handle Escape, so that the surrounding dialog receives the key.
    if (key === 'Escape' && !open) event.stopPropagation();
  };
  return (
    <ChakraProvider value={system()}>
      <Combobox.Root
        multiple
        collection={collection}
        ids={{ input: id }}
        invalid={error !== undefined}
        openOnClick
        open={open}
        onOpenChange={(change) => {
          setOpen(change.open);
          if (!change.open) setSearch(NO_SEARCH);
        }}
        // A chip is removed beside the list, which stays open with its search.
        onInteractOutside={(event) => {
          if (box.current?.contains(event.target as Node)) event.preventDefault();
        }}
        inputValue={search.text}
        onInputValueChange={({ inputValue }) => setSearch(typedSearch(options, inputValue))}
        highlightedValue={search.lit}
        onHighlightChange={({ highlightedValue: lit }) => setSearch((now) => ({ ...now, lit }))}
        // Otherwise a removed chip would clear the search.
        selectionBehavior="preserve"
        positioning={{ strategy: 'fixed', sameWidth: true, fitViewport: true }}
        translations={{ triggerLabel: `Choices for ${label}` }}
        value={[...taken]}
        onValueChange={({ value: wanted }) => {
          for (const { value } of options)
            if (wanted.includes(value) !== taken.includes(value))
              onTick(value, wanted.includes(value));
          setSearch(searchAfterChoice);
        }}
      >
        <Combobox.Label>{label}</Combobox.Label>
        <Combobox.Control ref={box} onKeyDownCapture={onKeyDown}>
          {chosen.map((option) => (
            <EntryChip
              key={option.value}
              text={option.text}
              onRemove={() => {
                onTick(option.value, false);
                input.current?.focus();
              }}
            />
          ))}
          <Combobox.Input
            ref={input}
            placeholder={chosen.length === 0 ? 'None chosen' : undefined}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
          />
          <Combobox.Trigger>
            <ChevronDownIcon aria-hidden />
          </Combobox.Trigger>
        </Combobox.Control>
        <Combobox.Positioner>
          <Combobox.Content onClickCapture={dropSecondClick}>
            <Combobox.Empty>Nothing matches.</Combobox.Empty>
            {collection.items.map((option) => (
              <Combobox.Item key={option.value} item={option}>
                {option.text}
                <Combobox.ItemIndicator>
                  <CheckIcon aria-hidden />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
        {error !== undefined && (
          <FieldLine id={`${id}-error`} role="alert" error>
            {error}
          </FieldLine>
        )}
      </Combobox.Root>
    </ChakraProvider>
  );
};
