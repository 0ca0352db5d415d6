import { makeAutoObservable } from 'mobx';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Answer } from '#core/kernel/result.ts';
import type { WallClock } from '#core/kernel/wall-clock.port.ts';
import { type SwapForm, swapFormSchema } from '#core/on-call/on-call-spans.schema.ts';
import type { OnCallDesk } from '#core/on-call/on-call.schema.ts';
import { FormState } from '../forms/form-state.ts';
import { Submission } from '../forms/submission.ts';
import { placeKey } from './override-editor.view-model.ts';
import { wallFields } from './wall-fields.ts';

/** What stands in the form of an offered shift. */
export interface TypedSwap {
  readonly place: string;
  readonly from: string;
  readonly to: string;
  readonly toPersonId: string;
  readonly wantsBack: boolean;
  readonly backTier: string;
  readonly backFrom: string;
  readonly backTo: string;
  readonly note: string;
}

interface Parts {
  readonly desk: OnCallDesk;
  readonly wallClock: WallClock;
  readonly key: AttemptKey;
  readonly send: (id: string, form: SwapForm) => Answer<unknown>;
  readonly onSaved: () => void;
}

/** A member's own shift while it is offered. */
export class SwapEditor {
  readonly form: FormState<TypedSwap, SwapForm>;
  readonly submission = new Submission();
  readonly desk: OnCallDesk;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { desk, wallClock } = parts;
    this.desk = desk;
    const { moment } = wallFields(wallClock, desk.timeZone);
    const own = desk.lists
      .flatMap((list) => list.tiers.map((tier) => ({ list, ...tier })))
      .find(({ turns }) => turns.some((turn) => desk.meId !== null && turn.includes(desk.meId)));
    this.form = new FormState<TypedSwap, SwapForm>({
      initial: {
        place: own === undefined ? '' : placeKey(own.list.id, own.tier),
        ...{ from: '', to: '', toPersonId: '', wantsBack: false },
        ...{ backTier: own?.tier ?? 'primary', backFrom: '', backTo: '', note: '' },
      },
      prefix: 'swap-',
      atOnce: { from: 'to', wantsBack: 'toPersonId' },
      judge: (typed) => {
        const [listId = '', tier = ''] = typed.place.split(' ');
        return readForm(swapFormSchema, {
          ...{ listId, tier, from: moment(typed.from), to: moment(typed.to) },
          toPersonId: typed.toPersonId === '' ? null : typed.toPersonId,
          back: typed.wantsBack
            ? {
                tier: typed.backTier,
                ...{ from: moment(typed.backFrom), to: moment(typed.backTo) },
              }
            : null,
          note: typed.note.trim() === '' ? null : typed.note,
        });
      },
    });
    makeAutoObservable<this, 'form' | 'submission' | 'desk'>(this, {
      ...{ form: false, submission: false, desk: false },
    });
  }

  get dirty(): boolean {
    return this.form.differs();
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
