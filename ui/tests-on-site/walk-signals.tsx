import SpeakerWaveIcon from '@heroicons/react/20/solid/SpeakerWaveIcon';
import SpeakerXMarkIcon from '@heroicons/react/20/solid/SpeakerXMarkIcon';
import { observer } from 'mobx-react-lite';
import type { ResultSignal } from '#core/tests-on-site/site-tests.schema.ts';
import { Card, CardFoot } from '../kit/card.tsx';
import { between, formatDuration, formatTime, formatZone } from '../kit/format-time.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { SignalCard } from './signal-card.look.tsx';
import { SignalLine, SignalList } from './signal-list.look.tsx';
import { Text } from '../kit/text.ts';
import type { FoundProps } from './found-props.ts';

const agoText = (at: string, now: string): string => {
  const seconds = Math.max(0, Math.floor(between(at, now) / 1000));
  return seconds < 60 ? `${seconds} s ago` : `${formatDuration(seconds * 1000)} ago`;
};

const nameOf = (signal: ResultSignal): string =>
  signal.zoneText ?? (signal.defined ? signal.event : 'not defined');

const kindOf = ({ defined, kind }: ResultSignal) =>
  !defined ? 'undefined' : kind === 'Restore' ? 'restored' : 'received';

/** The newest signal in large type, readable at arm's length on phones. */
export const Newest = observer(({ model, walk, found }: FoundProps) => {
  const { newest } = walk;
  if (newest === null)
    return (
      <Card>
        <Text tone="muted">
          No signal has arrived yet. Open a door or walk past a sensor; it shows here at once.
        </Text>
      </Card>
    );
  const restored = newest.kind === 'Restore';
  const state = restored ? 'restored' : newest.zone === null ? 'other' : 'received';
  const time = formatTime(newest.at, found.site.timeZone);
  return (
    <SignalCard
      state={state}
      number={newest.zone ?? newest.code ?? ''}
      name={nameOf(newest)}
      word={restored ? 'Restored' : 'Received'}
      time={time}
      ago={agoText(newest.at, model.nowText)}
    />
  );
});

/** The switch for sound and vibration. */
export const SoundSwitch = observer(({ walk }: Pick<FoundProps, 'walk'>) => (
  <IconButton
    size="sm"
    label={walk.rings ? 'Sound and buzz are on' : 'Sound and buzz are off'}
    aria-pressed={walk.rings}
    lit={walk.rings}
    onClick={() => walk.toggleRings()}
  >
    {walk.rings ? <SpeakerWaveIcon /> : <SpeakerXMarkIcon />}
  </IconButton>
));

/** The arrived signals, newest first, with the sound switch. On phones that switch is beside the zones. */
export const Signals = observer(
  ({ walk, found, narrow }: FoundProps & { readonly narrow: boolean }) => (
    <Card
      title="Signals"
      count={walk.signalCount}
      inset={false}
      actions={narrow ? null : <SoundSwitch walk={walk} />}
    >
      <SignalList>
        {walk.listed.map((signal) => (
          <SignalLine
            key={signal.id}
            kind={kindOf(signal)}
            time={formatTime(signal.at, found.site.timeZone)}
            name={signal.zone === null ? nameOf(signal) : `${signal.zone} ${nameOf(signal)}`}
            code={signal.code}
          />
        ))}
      </SignalList>
      <CardFoot>
        Times in {formatZone(found.asOf, found.site.timeZone)}. Logged, no action taken.
      </CardFoot>
    </Card>
  ),
);
