import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import { observer } from 'mobx-react-lite';
import { counted } from '#core/kernel/counted.rule.ts';
import type { PanelCheck } from '#core/panel-info/panel-info.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { Card, CardFoot } from '../kit/card.tsx';
import { CheckCells, ReasonList } from './check-cells.look.tsx';
import { between, formatDuration, formatMoment } from '../kit/format-time.ts';
import { Row } from '../kit/stack.ts';
import { HealthBadge } from '../shell/health-badge.tsx';
import { ZoneNote } from '../shell/zone-note.tsx';
import { CHECK_LOOKS } from './panel-looks.ts';
import type { PartProps } from './part-props.ts';

/** The text of each health check when all is well. */
const WELL: Readonly<Record<PanelCheck['name'], string>> = {
  Power: 'Mains power is on',
  'Panel battery': 'No fault reported',
  Communication: 'Signals arrive',
  Sensors: 'No fault reported',
};

const captionOf = ({ name, reasons }: PanelCheck): string =>
  reasons.length === 0 ? WELL[name] : counted(reasons.length, 'problem');

/** Returns a sentence about a panel that is currently not monitored; null for a monitored panel. */
const stateSentence = ({ panel, now, info }: PartProps): string | null => {
  const until = (at: string): string => formatMoment(at, now, info.timeZone);
  switch (panel.monitoring) {
    case 'On test':
      return panel.onTestUntil === null
        ? null
        : `On test until ${until(panel.onTestUntil)}: its signals are recorded, and nobody acts on them.`;
    case 'Out of service': {
      const category = panel.outOfService?.category ?? null;
      const since = panel.outOfService?.since ?? null;
      const text = [
        category === null || category === 'Out of service' ? '' : `: ${category}`,
        since === null ? '' : `, since ${until(since)}`,
      ].join('');
      return `Out of service${text}. Call your dealer if you did not request this.`;
    }
    case 'Install pending':
      return 'Monitoring begins with its first signal.';
    case 'Cancel pending':
      return 'Monitored until the service ends.';
    case 'Cancelled':
      return 'The service of this site has ended.';
    case 'Monitored':
      return null;
  }
};

/** The overall health, its four checks, and every reason for attention with an action (domain guide 6.6). */
export const HealthCard = observer((part: PartProps) => {
  const { model, panel, info, now } = part;
  const faults = panel.checks.filter(({ state }) => state !== 'OK');
  const sentence = stateSentence(part);
  const action = ({ name }: PanelCheck, text: string) => {
    if (!model.mayChange) return null;
    return name === 'Communication' && panel.communicationTest?.state !== 'Waiting' ? (
      <Button size="sm" onClick={() => void model.startTest(panel.devNum)}>
        Test communication
      </Button>
    ) : (
      <Button size="sm" onClick={() => model.openRequest(panel, `${text}.\n`)}>
        Request service
      </Button>
    );
  };
  return (
    <Card title="Health" inset={false} actions={<ZoneNote now={now} timeZone={info.timeZone} />}>
      <CheckCells
        checks={panel.checks.map((check) => ({
          name: check.name,
          state: (
            <Badge {...CHECK_LOOKS[check.state]} strength="plain">
              {check.state}
            </Badge>
          ),
          caption: captionOf(check),
        }))}
      />
      <ReasonList
        reasons={faults.flatMap((check) =>
          check.reasons.map(({ text, since }) => ({
            key: `${check.name} ${text} ${since ?? ''}`,
            icon: <ExclamationTriangleIcon aria-hidden />,
            title: text,
            text:
              since === null
                ? check.name
                : `${check.name}, for ${formatDuration(between(since, now))}, since ${formatMoment(since, now, info.timeZone)}`,
            action: action(check, text),
          })),
        )}
      />
      <CardFoot>
        <Row as="span" gap={2} wrap={1}>
          <HealthBadge health={panel.health} />
          <span>
            {faults.length === 0
              ? 'No problems found.'
              : `${faults.length} of ${panel.checks.length} ${faults.length === 1 ? 'needs' : 'need'} attention.`}
          </span>
          {sentence !== null && <span>{sentence}</span>}
        </Row>
      </CardFoot>
    </Card>
  );
});
