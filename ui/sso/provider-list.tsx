import { useRef, type KeyboardEvent } from 'react';
import type { SsoProvider } from '#core/sso/sso.schema.ts';
import { moveInList } from '../kit/move-in-list.rule.ts';
import { ChoiceButton } from '../kit/choice-button.tsx';
import { Stack } from '../kit/stack.ts';
import { PROVIDER_NAMES, ProviderMark } from './provider-mark.tsx';

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
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const choices = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = choices.findIndex((choice) => choice === document.activeElement);
    const to = moveInList(event.key, { at, count: choices.length });
    if (to === null) return;
    event.preventDefault();
    choices[to]?.focus();
  };
  return (
    <Stack as="ul" gap={2} ref={list} aria-label="Providers" onKeyDown={move}>
      {providers.map((provider, place) => (
        <li key={provider}>
          <ChoiceButton
            title={PROVIDER_NAMES[provider]}
            mark={<ProviderMark provider={provider} />}
            data-first={place === 0 ? '' : undefined}
            busy={leaving === provider}
            onClick={() => onChoose(provider)}
          />
        </li>
      ))}
    </Stack>
  );
};
