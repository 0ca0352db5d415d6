import { grouped } from '#core/kernel/counted.rule.ts';
import { observer } from 'mobx-react-lite';
import { sentCode } from '#core/zones/definition-of.rule.ts';
import type { SiteZones, UndefinedSignal } from '#core/zones/zone.schema.ts';
import { Button } from '../kit/button.tsx';
import { FoundStrip, FoundTile } from './found-strip.look.tsx';
import { formatDate, formatTime } from '../kit/format-time.ts';

const timesText = (times: number): string => (times === 1 ? 'once' : `${grouped(times)} times`);

const areaOf = ({ areaNum }: UndefinedSignal): string =>
  areaNum === null || areaNum === 0 ? '' : `Area ${areaNum} · `;

const noteOf = (signal: UndefinedSignal, now: string, timeZone: string) => {
  const { acted, code, lastAt, times } = signal;
  const day = formatDate(lastAt, now, timeZone);
  const when = day === formatDate(now, now, timeZone) ? 'today' : day;
  const last = `${when} ${formatTime(lastAt, timeZone)}`;
  const text = `${areaOf(signal)}${sentCode(code)} · ${timesText(times)}, ${times === 1 ? '' : 'last '}${last}`;
  return acted ? `${text} · acted on by its code` : text;
};

/**
 * Received signals without a zone definition, each with a button that defines the zone. Renders nothing without such
 * signals (domain guide 6.3 "Rules").
 */
export const UndefinedStrip = observer(
  ({
    screen,
    onDefine,
  }: {
    readonly screen: SiteZones;
    /** Called with the signal to define; null for people who may not define zones. */
    readonly onDefine: ((signal: UndefinedSignal) => void) | null;
  }) => {
    const { asOf, timeZone, undefinedSignals } = screen;
    if (undefinedSignals.length === 0) return null;
    return (
      <FoundStrip
        title="Received but not defined"
        text={
          onDefine === null
            ? 'Logged only, except life safety and hold-up codes.'
            : 'Logged only until you define them, except life safety and hold-up codes.'
        }
      >
        {undefinedSignals.map((signal) => (
          <FoundTile
            key={`${signal.devNum} ${signal.areaNum ?? ''} ${signal.zone} ${signal.code}`}
            number={signal.zone}
            title={signal.text}
            note={noteOf(signal, asOf, timeZone)}
            action={
              onDefine !== null && (
                <Button
                  size="sm"
                  aria-label={`Define zone ${signal.zone}, ${signal.text}`}
                  onClick={() => onDefine(signal)}
                >
                  Define
                </Button>
              )
            }
          />
        ))}
      </FoundStrip>
    );
  },
);
