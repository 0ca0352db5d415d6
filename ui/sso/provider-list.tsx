import ChevronRightIcon from '@heroicons/react/20/solid/ChevronRightIcon';
import { useRef, type KeyboardEvent } from 'react';
import type { SsoProvider } from '#core/sso/sso.schema.ts';
import { moveInList } from '../kit/move-in-list.rule.ts';
import { Spinner } from '../kit/spinner.tsx';
import { styled } from '../kit/styled.ts';
import { PROVIDER_NAMES, ProviderMark } from './provider-mark.tsx';

const List = styled('ul', { base: { display: 'grid', gap: '2' } });
const Choice = styled('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: '100%',
    minHeight: '56px',
    px: '4',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'sm',
    background: 'bg.surface',
    textAlign: 'start',
    textStyle: 'form',
    transition: 'background .12s',
    _hover: { background: 'bg.muted' },
    '& > b': { flex: '1', fontWeight: '600' },
    '& > svg:last-child': { width: '20px', height: '20px', color: 'fg.muted' },
    '&[aria-busy=true]': { background: 'accent.subtle', borderColor: 'accent.solid' },
  },
});

/** The providers of a dealer: arrows move, Enter or a press chooses (spec §2.4). */
export const ProviderList = ({
  providers,
  leaving,
  onChoose,
}: {
  readonly providers: readonly SsoProvider[];
  /** The one the browser is on its way to. */
  readonly leaving: SsoProvider | null;
  readonly onChoose: (provider: SsoProvider) => void;
}) => {
  const list = useRef<HTMLUListElement>(null);
  const move = (event: KeyboardEvent): void => {
    const choices = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = choices.findIndex((choice) => choice === document.activeElement);
    const to = moveInList(event.key, { at, count: choices.length });
    if (to === null) return;
    event.preventDefault();
    choices[to]?.focus();
  };
  return (
    <List ref={list} aria-label="Providers" onKeyDown={move}>
      {providers.map((provider, place) => (
        <li key={provider}>
          <Choice
            type="button"
            data-first={place === 0 ? '' : undefined}
            aria-busy={leaving === provider}
            onClick={() => onChoose(provider)}
          >
            <ProviderMark provider={provider} />
            <b>{PROVIDER_NAMES[provider]}</b>
            {leaving === provider ? <Spinner aria-hidden /> : <ChevronRightIcon aria-hidden />}
          </Choice>
        </li>
      ))}
    </List>
  );
};
