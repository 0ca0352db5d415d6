import { describe, expect, it } from 'vitest';
import type { Variant } from '#core/session/user.schema.ts';
import { CredentialsViewModel, type CredentialsInput } from '#ui/login/credentials.view-model.ts';

const build = (variant: Variant = 'dealer', accepted = true) => {
  const sent: CredentialsInput[] = [];
  const model = new CredentialsViewModel({
    variant,
    submit: (input) => {
      sent.push(input);
      return Promise.resolve(accepted);
    },
  });
  return { model, sent };
};

describe('the credentials form', () => {
  it('does not scold an untouched form', () => {
    const { model } = build();
    model.leave('identifier');
    expect(model.error('identifier')).toBeNull();
    expect(model.error('password')).toBeNull();
  });

  it('names what is missing on submit, answers the first wrong field, and sends nothing', async () => {
    const { model, sent } = build();
    expect(await model.submit()).toBe('identifier');
    expect(model.error('identifier')).toBe('Username is required');
    expect(model.error('password')).toBe('Password is required');
    model.type('identifier', 'dealer.admin');
    expect(await model.submit()).toBe('password');
    expect(sent).toEqual([]);
  });

  it('checks a field when it is left, and takes the words back when it becomes right', () => {
    const { model } = build('consumer');
    model.type('identifier', 'owner@');
    expect(model.error('identifier')).toBeNull();
    model.leave('identifier');
    expect(model.error('identifier')).toBe('Enter a valid email address');
    model.type('identifier', 'owner@example.com');
    expect(model.error('identifier')).toBeNull();
  });

  it('says when a username is too long and loses no character of it', async () => {
    const { model } = build();
    const long = 'd'.repeat(51);
    model.type('identifier', long);
    model.type('password', 'x');
    expect(await model.submit()).toBe('identifier');
    expect(model.error('identifier')).toBe('Must be at most 50 characters long, 1 too many');
    expect(model.identifier).toBe(long);
  });

  it('sends a trimmed username, the password as typed, and the door it came through', async () => {
    const { model, sent } = build();
    model.enterBy(true);
    model.type('identifier', '  dealer.admin ');
    model.type('password', ' a b ');
    expect(await model.submit()).toBeNull();
    expect(sent).toEqual([{ identifier: 'dealer.admin', password: ' a b ', internal: true }]);
  });

  it('keeps everything typed after a refusal and forgets the password after success', async () => {
    const refused = build('dealer', false).model;
    refused.fill('dealer.admin', 'wrong');
    await refused.submit();
    expect([refused.identifier, refused.password]).toEqual(['dealer.admin', 'wrong']);
    const accepted = build('dealer', true).model;
    accepted.fill('dealer.admin', 'right');
    await accepted.submit();
    expect([accepted.identifier, accepted.password]).toEqual(['dealer.admin', '']);
  });

  it('adopts what was typed before the start and sends it when Login was pressed already', () => {
    const { model, sent } = build();
    void model.adopt(
      { identifier: 'dealer.admin', password: 'secret', queued: true, dialog: null },
      null,
    );
    expect(sent).toEqual([{ identifier: 'dealer.admin', password: 'secret', internal: false }]);
    void model.adopt({ identifier: '', password: '', queued: false, dialog: null }, null);
    expect(model.identifier).toBe('dealer.admin');
    expect(sent).toHaveLength(1);
  });

  it('shows what is missing when an empty form was queued, and answers which field comes first', async () => {
    const { model, sent } = build();
    const wrong = await model.adopt(
      { identifier: '', password: '', queued: true, dialog: null },
      null,
    );
    expect(wrong).toBe('identifier');
    expect(model.error('identifier')).toBe('Username is required');
    expect(sent).toEqual([]);
  });

  it('waits for a press that was sent ahead instead of sending what was typed after it', async () => {
    const { model, sent } = build('dealer', false);
    const ahead = { identifier: 'dealer.admin', password: 'secret', internal: true };
    await model.adopt(
      { identifier: 'dealer.adm', password: '', queued: true, dialog: null },
      ahead,
    );
    expect(sent).toEqual([ahead]);
    expect(model.identifier).toBe('dealer.adm');
  });
});
