import { observer } from 'mobx-react-lite';
import type { SilentAlarm } from '#core/silent-alarms/silent-alarm.schema.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { formatMoment } from '../kit/format-time.ts';
import { Rows } from '../kit/part.tsx';
import { PartRow, PartRowNote } from '../kit/part-rows.tsx';
import { Strong, Text } from '../kit/text.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import type { SilentAlarmsViewModel } from './silent-alarms.view-model.ts';

const moment = (at: string, timeZone: string): string =>
  formatMoment(at, new Date().toISOString(), timeZone);

/** Returns the cause of the alarm: someone gave a duress code, or a site on test sent a signal after a duress code was given. */
const cause = ({ event, givenBy, givenFor, place }: SilentAlarm): string =>
  givenFor === null
    ? `${[event, place].filter((part) => part !== null).join(' · ')}. A duress code was given here: act as if the site were not on test.`
    : `a duress code was given for “${givenFor}” · ${givenBy ?? ''}.`;

const Row = observer(
  ({ model, alarm }: { readonly model: SilentAlarmsViewModel; readonly alarm: SilentAlarm }) => {
    const { address, at, givenFor, id, onTest, siteName, siteNum, timeZone, xmits } = alarm;
    const waits = alarm.takenAt === null;
    return (
      <PartRow
        end={
          waits && model.mayTake ? (
            <Button
              size="sm"
              aria-label={`Station is handling it: silent alarm of ${siteName}`}
              busy={model.taking.busy && model.pressed === id}
              onClick={() => void model.take(id)}
            >
              Station is handling it
            </Button>
          ) : alarm.takenBy === null ? (
            'Waiting'
          ) : (
            `Station is handling it · ${alarm.takenBy}`
          )
        }
        below={
          <>
            {waits && (
              <Text tone="alarm" strong>
                {givenFor === null
                  ? 'Do not call the site.'
                  : 'Send police silently. Do not call the site.'}
              </Text>
            )}
            <PartRowNote>
              {`${moment(at, timeZone)}: ${cause(alarm)}`}
              {onTest && givenFor !== null && ' The site is on test: its alarms only show here.'}
            </PartRowNote>
          </>
        }
      >
        <Strong>{siteName}</Strong>
        <PartRowNote>{`${address} · ${xmits.join(', ')} · site ${siteNum}`}</PartRowNote>
      </PartRow>
    );
  },
);

/** Lists silent alarms raised by a duress code, above everything else on the page. Not rendered if there are none (domain guide 6.19). */
export const SilentAlarms = observer(() => {
  const model = useModel('silentAlarms');
  // Nothing stands in for a card that is hardly ever there.
  if (model.list.state.at === 'loading') return null;
  return (
    <LoadedView from={model.list} waiting="Loading the silent alarms">
      {(alarms) => {
        if (alarms.length === 0) return null;
        const waiting = alarms.filter(({ takenAt }) => takenAt === null).length;
        return (
          <Card title="Silent alarms" count={waiting} urgent={waiting > 0} inset={false}>
            {model.taking.problem !== null && (
              <FormAlert tone="error" text={model.taking.problem} />
            )}
            <Rows>
              {alarms.map((alarm) => (
                <Row key={alarm.id} model={model} alarm={alarm} />
              ))}
            </Rows>
          </Card>
        );
      }}
    </LoadedView>
  );
});
