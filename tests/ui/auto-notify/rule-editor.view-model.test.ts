import { describe, expect, it } from 'vitest';
import type { AutoNotifyGateway } from '#core/auto-notify/auto-notify.api.ts';
import { ok } from '#core/kernel/result.ts';
import { RuleEditorViewModel } from '#ui/auto-notify/rule-editor.view-model.ts';

const open = () => {
  const added: Parameters<AutoNotifyGateway['addNotifyRule']>[0][] = [];
  let saved = 0;
  const nothing = () => Promise.resolve(ok({}));
  const gateway: AutoNotifyGateway = {
    notifyDesk: () =>
      Promise.resolve(
        ok({ rules: [], people: [], rotations: [], asOf: '2026-03-12T18:00:00Z', timeZone: 'UTC' }),
      ),
    addNotifyRule: (form) => {
      added.push(form);
      return nothing();
    },
    changeNotifyRule: nothing,
    turnNotifyRule: nothing,
    removeNotifyRule: nothing,
    dryRunNotifyRule: () => Promise.resolve(ok({ notices: 14, skipped: 0 })),
  };
  const editor = new RuleEditorViewModel({
    base: null,
    newId: 'id',
    gateway,
    read: () => gateway.notifyDesk(),
    overview: { people: [], rotations: [] },
    onSaved: () => (saved += 1),
  });
  return { editor, added, saved: () => saved };
};

describe('a rule while it is edited', () => {
  it('begins with the sensible one and says what it would have sent', async () => {
    const { editor } = open();
    await editor.look();
    expect(editor.edit.form.values).toMatchObject({ cause: 'power', timing: 'daytime' });
    expect(editor.dryRun).toBe('Last week this rule would have sent 14 notices.');
  });

  it('names the line of an address that is none, and sends each address once it is one', async () => {
    const { added, editor, saved } = open();
    editor.edit.form.bind('who').onChange('emails');
    editor.edit.form.bind('emails').onChange('office@example.com\nnobody');
    await editor.edit.save();
    expect(editor.edit.form.errors['emails']).toEqual(['Line 2: Enter a valid email address']);
    expect(added).toEqual([]);
    editor.edit.form.bind('emails').onChange('office@example.com; second@example.com');
    await editor.edit.save();
    expect(added[0]?.emails).toEqual(['office@example.com', 'second@example.com']);
    expect(saved()).toBe(1);
  });
});
