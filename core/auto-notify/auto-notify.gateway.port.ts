import type { Answer } from '../kernel/result.ts';
import type { NotifyDesk, NotifyDryRun, NotifyForm } from './notify-rule.schema.ts';

/** A rule as somebody last saw it. */
export interface SeenRule {
  readonly id: string;
  readonly rev: number;
}

/** Rules of the active group that tell by themselves, as its people change them. */
export interface AutoNotifyGateway {
  read(): Answer<NotifyDesk>;
  /** Once for its id. */
  add(id: string, form: NotifyForm): Answer<unknown>;
  /** 409 where somebody changed it meanwhile: the words name who and when. */
  change(seen: SeenRule, form: NotifyForm): Answer<unknown>;
  turn(seen: SeenRule, enabled: boolean): Answer<unknown>;
  remove(seen: SeenRule): Answer<unknown>;
  /** What it would have sent last week. */
  dryRun(
    form: Pick<NotifyForm, 'cause' | 'categories' | 'priorities' | 'timing' | 'digest'>,
  ): Answer<NotifyDryRun>;
}
