import { typedFor, typedMoment } from '#core/kernel/typed-time.rule.ts';
import { makeAutoObservable } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Answer } from '#core/kernel/result.ts';
import type { WallClock } from '#core/kernel/wall-clock.port.ts';
import { ownShifts, type OwnShift } from '#core/on-call/own-shifts.rule.ts';
import { type SwapForm, swapFormSchema } from '#core/on-call/override-form.schema.ts';
import type { OnCallOverview } from '#core/on-call/on-call-overview.schema.ts';
import { FormState } from '../forms/form-state.ts';
import { Submission } from '../forms/submission.ts';
import { type Places, readPlaced } from '../forms/place-errors.rule.ts';

export interface TypedSwap {
  /** Index of the offered shift in the member's shifts. */
  readonly shift: string;
  readonly from: string;
  readonly to: string;
  readonly toPersonId: string;
  readonly wantsBack: boolean;
  readonly backTier: string;
  readonly backFrom: string;
  readonly backTo: string;
  readonly note: string;
}

/** Where the form shows the errors of parts that are typed in fields of their own. */
export const SWAP_PLACES: Places = {
  fields: {
    listId: 'shift',
    tier: 'shift',
    back: 'backTo',
    'back.from': 'backFrom',
    'back.to': 'backTo',
    'back.tier': 'backTier',
  },
};

interface Parts {
  readonly overview: OnCallOverview;
  readonly wallClock: WallClock;
  readonly key: AttemptKey;
  readonly send: (id: string, form: SwapForm) => Answer<unknown>;
  readonly onSaved: () => void;
}

/** The editor in which a member offers a shift. */
export class SwapEditor {
  readonly form: FormState<TypedSwap, SwapForm>;
  readonly submission = new Submission();
  readonly overview: OnCallOverview;
  /** The shifts the member can offer, nearest first. */
  readonly shifts: readonly OwnShift[];
  readonly #times: (shift: OwnShift) => Pick<TypedSwap, 'from' | 'to'>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { overview, wallClock } = parts;
    this.overview = overview;
    const inField = (at: number): string => typedFor(at, overview.timeZone);
    const moment = (text: string): string => typedMoment(text, overview.timeZone);
    this.shifts = overview.meId === null ? [] : ownShifts(overview, overview.meId, wallClock);
    this.#times = ({ from, to }) => ({ from: inField(from), to: inField(to) });
    // Preselects the first future shift, because a shift in progress is rarely offered.
    const ahead = this.shifts.findIndex(({ from }) => from > Date.parse(overview.asOf));
    const [at, first] = [Math.max(0, ahead), this.shifts[Math.max(0, ahead)]];
    this.form = new FormState<TypedSwap, SwapForm>({
      initial: {
        shift: first === undefined ? '' : String(at),
        ...(first === undefined ? { from: '', to: '' } : this.#times(first)),
        toPersonId: '',
        wantsBack: false,
        backTier: first?.tier ?? 'primary',
        backFrom: '',
        backTo: '',
        note: '',
      },
      prefix: 'swap-',
      atOnce: { wantsBack: 'toPersonId' },
      ifFilled: { from: 'to' },
      validate: (typed) => {
        const { listId = '', tier = '' } = this.shifts[Number(typed.shift || NaN)] ?? {};
        return readPlaced(
          swapFormSchema,
          {
            listId,
            tier,
            from: moment(typed.from),
            to: moment(typed.to),
            toPersonId: typed.toPersonId === '' ? null : typed.toPersonId,
            back: typed.wantsBack
              ? {
                  tier: typed.backTier,
                  from: moment(typed.backFrom),
                  to: moment(typed.backTo),
                }
              : null,
            note: typed.note.trim() === '' ? null : typed.note,
          },
          SWAP_PLACES,
        );
      },
    });
    makeAutoObservable<this, 'form' | 'submission' | 'overview' | 'shifts'>(this, {
      form: false,
      submission: false,
      overview: false,
      shifts: false,
    });
  }

  get dirty(): boolean {
    return this.form.differs();
  }

  /** Selects another shift with its full times, which the member can then shorten. */
  choose(at: string): void {
    const shift = this.shifts[Number(at)];
    this.form.type('shift', at);
    if (shift === undefined) return;
    const { from, to } = this.#times(shift);
    this.form.type('from', from);
    this.form.type('to', to);
  }

  async save(): Promise<void> {
    const wanted = this.form.submit();
    if (wanted === null) return;
    const { key, onSaved, send } = this.#parts;
    await this.submission.run(() => key.send(wanted, (id) => send(id, wanted)), {
      fallback: 'The shift could not be offered. Nothing you typed is lost.',
      onOk: onSaved,
    });
  }
}
