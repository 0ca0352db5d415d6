import { observer } from 'mobx-react-lite';
import { TIERS } from '#core/on-call/on-call.ts';
import type { OnCallOverview, OnCallList } from '#core/on-call/on-call-overview.schema.ts';
import { type Duty, DutyCards } from './duty-cards.look.tsx';
import { formatDuration } from '../kit/format-time.ts';
import { Strong } from '../kit/text.ts';
import type { OnCallViewModel } from './on-call.view-model.ts';
import { initialsOf, nameIn, namesIn, pagedText, shortMoment } from './on-call-text.ts';

const DAY = 86400000;

const dutyOf = (model: OnCallViewModel, overview: OnCallOverview, list: OnCallList): Duty => {
  const now = Date.parse(overview.asOf);
  const { shifts } = model.rota.resolve(overview, list.id, {
    from: now - 60 * DAY,
    to: now + 60 * DAY,
  });
  const first =
    TIERS.find((tier) => shifts.some((one) => one.tier === tier)) ?? ('primary' as const);
  const ofTier = shifts.filter((one) => one.tier === first);
  const current = ofTier.find((one) => one.from <= now && now < one.to);
  const next = ofTier.find((one) => one.from > now);
  const when = (at: number): string => shortMoment(at, now, overview.timeZone);
  const ends = current?.to ?? next?.from ?? null;
  const gap = current !== undefined && next !== undefined && next.from > current.to;
  const others = TIERS.filter((tier) => tier !== first)
    .flatMap(
      (tier) =>
        shifts.find((one) => one.tier === tier && one.from <= now && now < one.to)?.people ?? [],
    )
    .map((id) => nameIn(overview, id));
  const people = (current?.people ?? []).flatMap(
    (id) => overview.people.find((person) => person.id === id) ?? [],
  );
  const note = [...people.map(pagedText), ...others].filter((one) => one !== '').join(', then ');
  const isOpenEnded = current === undefined || current.to >= now + 60 * DAY;
  return {
    key: list.id,
    title: `On call now · ${list.name}`,
    left: isOpenEnded ? null : `${formatDuration(current.to - now)} left`,
    initials: initialsOf(nameIn(overview, current?.people[0] ?? null)),
    name: current === undefined ? null : namesIn(overview, current.people),
    until: ends === null || (current !== undefined && isOpenEnded) ? null : `until ${when(ends)}`,
    passed:
      isOpenEnded || current.from <= now - 60 * DAY
        ? null
        : {
            share: (now - current.from) / (current.to - current.from),
            days: Math.round((current.to - current.from) / DAY),
          },
    warns: current === undefined || gap,
    then:
      next === undefined ? (
        current === undefined ? (
          'Nobody is next. Messages wait until you open.'
        ) : (
          'nobody else in the coming weeks'
        )
      ) : gap ? (
        <>
          then <Strong>nobody for {formatDuration(next.from - current.to)}</Strong>,{' '}
          {namesIn(overview, next.people)} from {when(next.from)}
        </>
      ) : (
        <>
          then <Strong>{namesIn(overview, next.people)}</Strong>
        </>
      ),
    note: note === '' ? 'Nobody else is paged.' : note,
  };
};

/** For each list, who is on call now and who is next. */
export const NowCards = observer(
  ({ model, overview }: { readonly model: OnCallViewModel; readonly overview: OnCallOverview }) => (
    <DutyCards duties={overview.lists.map((list) => dutyOf(model, overview, list))} />
  ),
);
