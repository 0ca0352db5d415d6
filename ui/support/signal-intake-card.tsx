import { Link } from 'react-router-dom';
import type { SignalIntake } from '#core/home/signal-intake.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { supportPath } from '#core/support/person-path.rule.ts';
import { Card, CardFoot, LineCard } from '../kit/card.tsx';
import { between, formatDuration, formatMoment, readerZone } from '../kit/format-time.ts';
import { TextLink } from '../kit/links.ts';
import { Rows } from '../kit/part.tsx';
import { PartRow, PartRowNote } from '../kit/part-rows.tsx';
import { Strong } from '../kit/text.ts';

const Strays = ({
  intake: { strays },
  moment,
}: {
  readonly intake: SignalIntake;
  readonly moment: (at: string) => string;
}) =>
  strays.map(({ firstAt, group, lastAt, receiver, texts, times, xmit }) => (
    <PartRow
      key={xmit}
      end={
        <>
          <span>{`${counted(times, 'signal')} · ${moment(lastAt)}`}</span>
          <TextLink size="sm">
            <Link
              aria-label={`Add it: ${xmit}`}
              to={supportPath({
                tab: 'users',
                list: group === null ? {} : { q: String(group.num) },
              })}
            >
              Add it
            </Link>
          </TextLink>
        </>
      }
      below={texts.map((text, index) => (
        <PartRowNote key={index}>{text}</PartRowNote>
      ))}
    >
      <Strong>{xmit}</Strong> is not on file
      <PartRowNote>{`${group === null ? 'Not in any dealer’s number block' : `In the block of ${group.num} ${group.name}`} · by ${receiver} · first ${moment(firstAt)}`}</PartRowNote>
    </PartRow>
  ));

/**
 * A card with problems of the receivers' signals: silent receivers, wrong clocks, restarted counters, unknown accounts and
 * unreadable signals (domain guide 6.19).
 */
export const SignalIntakeCard = ({
  intake,
  now,
}: {
  readonly intake: SignalIntake;
  readonly now: string;
}) => {
  const { ahead, dropped, recounted, silent, strayNumbers, strays, unread, unreadLines } = intake;
  const moment = (at: string): string => formatMoment(at, now, readerZone());
  const receivers = silent.length + ahead.length + recounted.length + dropped.length;
  const count = receivers + strayNumbers + unreadLines;
  const left = strayNumbers - strays.length + unreadLines - unread.length;
  if (count === 0)
    return (
      <LineCard
        title="Signal intake"
        text="Every signal of the last seven days reached its account."
        sentence
      />
    );
  return (
    <Card title="Signal intake" count={count} urgent={silent.length > 0} inset={false}>
      <Rows>
        {silent.map(({ name, lastBatchAt }) => (
          <PartRow
            key={name}
            end={`Last heard ${moment(lastBatchAt)}`}
            below={
              <PartRowNote>
                Check its connection to the portal. Until then, its alarms reach no one.
              </PartRowNote>
            }
          >
            <Strong>{name}</Strong> {`silent for ${formatDuration(between(lastBatchAt, now))}`}
          </PartRow>
        ))}
        {ahead.map(({ at, minutes, name }) => (
          <PartRow
            key={name}
            end={moment(at)}
            below={
              <PartRowNote>
                {minutes > 0
                  ? 'Its signals are dated when they arrive. Set its clock.'
                  : 'Signals older than 30 days are logged but not acted on. Set its clock.'}
              </PartRowNote>
            }
          >
            <Strong>{name}</Strong>{' '}
            {minutes > 0
              ? `has a clock that is ${formatDuration(minutes * 60000)} ahead`
              : `sends signals dated ${formatDuration(-minutes * 60000)} back`}
          </PartRow>
        ))}
        {recounted.map(({ at, name }) => (
          <PartRow
            key={name}
            end={moment(at)}
            below={
              <PartRowNote>
                Its signals are kept. A restart causes this. Without one, two receivers may share a
                key.
              </PartRowNote>
            }
          >
            <Strong>{name}</Strong> restarted its counter
          </PartRow>
        ))}
        {dropped.map(({ at, name }) => (
          <PartRow
            key={name}
            end={moment(at)}
            below={
              <PartRowNote>
                Someone may be trying numbers. The oldest ones below were dropped. All signals of
                accounts on file are kept.
              </PartRowNote>
            }
          >
            <Strong>{name}</Strong> sent more than can be listed here
          </PartRow>
        ))}
        <Strays intake={intake} moment={moment} />
        {unread.map(({ at, reason, receiver, text, xmit }) => (
          <PartRow key={`${at} ${text}`} end={moment(at)} below={<PartRowNote>{text}</PartRowNote>}>
            <Strong>{xmit === null ? 'A line' : `A line of ${xmit}`}</Strong> could not be read
            <PartRowNote>{`${reason} · by ${receiver}`}</PartRowNote>
          </PartRow>
        ))}
      </Rows>
      {left > 0 && <CardFoot>{`${counted(left, 'older one')} not shown.`}</CardFoot>}
    </Card>
  );
};
