import { BehaviorSubject, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { PromptWord } from '#core/prompts/advance-prompts.rule.ts';
import { CURRENT, type UpdateState } from '#core/updates/update-state.rule.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import {
  ConnectionNoticeViewModel,
  UpdatePromptViewModel,
} from '#ui/shell/update-prompt.view-model.ts';
import { DialogsViewModel } from '#ui/shell/dialogs.view-model.ts';
import { PromptsViewModel } from '#ui/shell/prompts.view-model.ts';

const titles = (toasts: ToastStore) => toasts.shown().map(({ title }) => title);

describe('the prompt for a refresh', () => {
  const open = () => {
    const state$ = new BehaviorSubject<UpdateState>(CURRENT);
    const toasts = new ToastStore(Date.now);
    const wishes: string[] = [];
    const prompt = new UpdatePromptViewModel({
      updates: { state$, choose: (choice) => wishes.push(choice) },
      toasts,
    });
    prompt.start();
    prompt.start();
    return { state$, toasts, wishes, prompt };
  };
  const ready: UpdateState = { kind: 'ready', asking: true, warned: false };

  it('is one card that stays, with words for each state', () => {
    const { state$, toasts } = open();
    expect(titles(toasts)).toEqual([]);
    state$.next(ready);
    expect(toasts.shown()).toMatchObject([
      { title: 'A new version is available', durationMs: null, action: { label: 'Refresh' } },
    ]);
    state$.next({ ...ready, warned: true });
    expect(toasts.shown()).toMatchObject([
      { title: 'You have unsaved changes', action: { label: 'Refresh anyway' } },
    ]);
    state$.next({ kind: 'outdated', asking: true, warned: false });
    expect(titles(toasts)).toEqual(['This page is from an older version']);
    state$.next({ kind: 'leaving' });
    expect(titles(toasts)).toEqual([]);
  });

  it('hands on what the person chooses', () => {
    const { state$, toasts, wishes } = open();
    state$.next(ready);
    toasts.shown()[0]?.action?.run();
    toasts.shown()[0]?.onClose?.();
    expect(wishes).toEqual(['pressed', 'postponed']);
    state$.next({ ...ready, asking: false });
    expect(titles(toasts)).toEqual([]);
  });

  it('outlives a sign-out, and ends when nobody follows', () => {
    const { state$, toasts, prompt } = open();
    state$.next(ready);
    toasts.clear();
    expect(titles(toasts)).toEqual(['A new version is available']);
    prompt.dispose();
    expect(state$.observed).toBe(false);
  });
});

describe('the word on the connection', () => {
  it('stays while the device is offline, and a short one follows when it is back', () => {
    const changes$ = new Subject<boolean>();
    const toasts = new ToastStore(Date.now);
    const notice = new ConnectionNoticeViewModel({ changes$, toasts });
    notice.start();
    changes$.next(false);
    expect(toasts.shown()).toMatchObject([{ title: 'You are offline', durationMs: null }]);
    changes$.next(true);
    expect(toasts.shown()).toMatchObject([{ title: 'Back online', durationMs: 6_000 }]);
    notice.dispose();
    expect(changes$.observed).toBe(false);
  });
});

describe('the prompts', () => {
  const open = (supportPhone: string | null = '(207) 555-0100') => {
    const words$ = new Subject<PromptWord>();
    const toasts = new ToastStore(Date.now);
    const dialogs = new DialogsViewModel();
    let stopped = 0;
    let mayAsk: () => boolean = () => false;
    const prompts = new PromptsViewModel({
      prompts: {
        words: (may) => {
          mayAsk = may;
          return words$;
        },
        stopHelp: () => (stopped += 1),
      },
      toasts,
      dialogs,
      supportPhone,
    });
    prompts.start();
    return { words$, toasts, dialogs, prompts, mayAsk: () => mayAsk(), stopped: () => stopped };
  };

  it('alert quietly: an unread entry in the list, nothing on the screen', () => {
    const { words$, toasts, dialogs } = open();
    words$.next({ prompt: 'feedback', say: 'alert' });
    words$.next({ prompt: 'help', say: 'alert' });
    expect(titles(toasts)).toEqual([]);
    expect(toasts.unread()).toBe(2);
    expect(toasts.list()[0]?.text).toContain('(207) 555-0100');
    toasts.list()[1]?.action?.run();
    expect(dialogs.request?.name).toBe('feedback');
  });

  it('ask with a card that leads to the feedback dialog', () => {
    const { words$, toasts, dialogs } = open();
    words$.next({ prompt: 'feedback', say: 'question' });
    expect(toasts.shown()).toMatchObject([
      { durationMs: null, action: { label: 'Provide Feedback' } },
    ]);
    toasts.shown()[0]?.action?.run();
    expect(dialogs.request?.name).toBe('feedback');
  });

  it('offer help with ways on, one of which stops the offers', () => {
    const { words$, toasts, dialogs, stopped } = open(null);
    words$.next({ prompt: 'help', say: 'question' });
    const [card] = toasts.shown();
    expect(card?.text).not.toContain('null');
    card?.action?.run();
    expect(dialogs.request?.name).toBe('submit-bug');
    expect(card?.more?.map(({ label }) => label)).toEqual(['Stop showing']);
    card?.more?.[0]?.run();
    expect(stopped()).toBe(1);
  });

  it('may not ask over a dialog, nor while an earlier question waits', () => {
    const { words$, toasts, dialogs, mayAsk } = open();
    expect(mayAsk()).toBe(true);
    dialogs.open('about');
    expect(mayAsk()).toBe(false);
    dialogs.close();
    words$.next({ prompt: 'help', say: 'question' });
    expect(mayAsk()).toBe(false);
    toasts.dismiss(toasts.shown()[0]?.id ?? 0);
    expect(mayAsk()).toBe(true);
  });

  it('end when nobody is there', () => {
    const { words$, prompts } = open();
    prompts.dispose();
    expect(words$.observed).toBe(false);
  });
});
