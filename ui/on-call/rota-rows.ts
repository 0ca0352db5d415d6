import { TIERS } from '#core/on-call/on-call.ts';
import type { OnCallOverview } from '#core/on-call/on-call-overview.schema.ts';
import type { RotaBar, RotaRow } from './rota-strips.look.tsx';
import type { OnCallViewModel } from './on-call.view-model.ts';
import { longMoment, namesIn, TIER_NAMES } from './on-call-text.ts';

export interface Props {
  readonly model: OnCallViewModel;
  readonly overview: OnCallOverview;
}

/** Returns the rows of a list with shifts, gaps, and the override being added or changed. */
export const rowsOf = ({ model, overview }: Props, listId: string): readonly RotaRow[] => {
  const span = model.rota.span(overview);
  const editor = model.panel?.kind === 'override' ? model.panel.editor : null;
  const draft = editor?.draft ?? null;
  const { shifts, gaps } = model.rota.resolve(overview, listId, span, draft);
  return TIERS.flatMap((tier): readonly RotaRow[] => {
    const shown = shifts.filter((one) => one.tier === tier);
    const open = gaps.filter((one) => one.tier === tier);
    if (shown.length === 0 && open.length === 0) return [];
    const bars: readonly RotaBar[] = [
      ...shown.map((one): RotaBar => {
        const text = namesIn(overview, one.people);
        const isDraft = draft !== null && one.sources.includes(draft.id);
        const look = isDraft ? 'draft' : one.reason;
        const short = text.split(' ')[0] ?? text;
        return {
          from: one.from,
          to: one.to,
          look,
          short,
          text: isDraft ? `${text}, ${editor?.edit.isNew === true ? 'new' : 'changed'}` : text,
        };
      }),
      ...open.map((one): RotaBar => ({
        from: one.from,
        to: one.to,
        look: 'nobody',
        text: 'Nobody',
        short: '!',
      })),
    ].toSorted((a, b) => a.from - b.from);
    return [
      {
        key: `${listId} ${tier}`,
        name: TIER_NAMES[tier],
        bars,
        words: bars
          .map(({ from, text, to }) => {
            const [begins, ends] = [
              longMoment(from, overview.timeZone),
              longMoment(to, overview.timeZone),
            ];
            return `${text}, ${begins} to ${ends}`;
          })
          .join('; '),
      },
    ];
  });
};

/** Returns the row of hours in which the dealer answers calls; null if there are none. */
export const ownRow = ({ model, overview }: Props): RotaRow | null => {
  const span = model.rota.span(overview);
  const bars = overview.openHours
    .map(({ from, to }): RotaBar => {
      const [begins, ends] = [Date.parse(from), Date.parse(to)];
      return {
        from: Math.max(begins, span.from),
        to: Math.min(ends, span.to),
        look: 'own',
        text: '',
        short: '',
      };
    })
    .filter(({ from, to }) => from < to);
  return bars.length === 0
    ? null
    : { key: 'own', name: 'You answer', note: 'business hours', bars, words: 'your own hours' };
};

/** Returns how long the primary tiers have nobody on call during the shown days, in milliseconds. */
export const uncovered = ({ model, overview }: Props): number =>
  overview.lists
    .flatMap(({ id }) => model.rota.resolve(overview, id, model.rota.span(overview)).gaps)
    .filter(({ tier }) => tier === 'primary')
    .reduce((sum, { from, to }) => sum + to - from, 0);
